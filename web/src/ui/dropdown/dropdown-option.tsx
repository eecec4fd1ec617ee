import { useTranslation } from 'react-i18next';
import text from '../text/text.module.css';
import classes from './dropdown.module.css';
import { CheckIcon } from './dropdown-icons.tsx';
import { type DropdownRow, isRowDisabled } from './dropdown-item.ts';
import { rowHeight } from './list-window.ts';

type DropdownOptionProps = {
  id: string;
  row: DropdownRow;
  place: number;
  count: number;
  isActive: boolean;
  isChosen: boolean;
  onPoint: (place: number) => void;
  onChoose: (row: DropdownRow) => void;
};

const AddText = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <b>{t('dropdown.addItem')}</b> {text}
    </>
  );
};

export const DropdownOption = (props: DropdownOptionProps) => {
  const { id, row, place, count, isActive, isChosen, onPoint, onChoose } = props;
  // The focus stays in the field, which points here by `aria-activedescendant`.
  const behaviour = {
    role: 'option',
    onPointerMove: () => !isActive && onPoint(place),
    onClick: () => onChoose(row),
    'aria-selected': isChosen,
    'aria-disabled': isRowDisabled(row),
    'aria-setsize': count,
    'aria-posinset': place + 1,
  };
  return (
    <div
      id={id}
      className={classes.option}
      style={{ top: place * rowHeight, height: rowHeight }}
      data-active={isActive || undefined}
      {...behaviour}
    >
      <span className={text.clip}>{row.kind === 'item' ? row.item.label : <AddText text={row.text} />}</span>
      {isChosen && <CheckIcon />}
    </div>
  );
};
