import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import { TextButton } from '../button/text-button.tsx';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import classes from './dropdown.module.css';
import { DropdownControl } from './dropdown-control.tsx';
import { type DropdownProps, type DropdownRow, isRowDisabled, optionId } from './dropdown-props.ts';
import { panelHeight, renderedPlaces, rowHeight, scrollToSee } from './list-window.ts';
import { type DropdownState, useDropdown } from './use-dropdown.ts';

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

const DropdownOption = (props: DropdownOptionProps) => {
  const { id, row, place, count, isActive, isChosen, onPoint, onChoose } = props;
  const item = row.kind === 'item' ? row.item : undefined;
  // The field keeps the focus and points to the active row by `aria-activedescendant`.
  const behaviour = {
    role: 'option',
    onPointerMove: () => !isActive && onPoint(place),
    onClick: () => onChoose(row),
    'aria-selected': isChosen,
    'aria-disabled': isRowDisabled(row),
    'aria-setsize': count,
    'aria-posinset': place + 1,
    ...(item?.face && { 'aria-label': item.label }),
  };
  return (
    <div
      id={id}
      className={`${layout.line} ${classes.option}`}
      style={{ top: place * rowHeight, height: rowHeight }}
      data-active={isActive || undefined}
      {...behaviour}
    >
      {item?.face ?? (
        <span className={text.clip}>
          {row.kind === 'item' ? row.item.label : <AddText text={row.text} />}
        </span>
      )}
      {isChosen && <Icon size={20} path="M5 13l5 5L19 7" />}
    </div>
  );
};

type DropdownListProps = Pick<DropdownProps, 'label' | 'value'> & {
  listId: string;
  dropdown: DropdownState;
};

const rowAt = (scrollTop: number) => Math.floor(scrollTop / rowHeight);

/** Renders only rows in sight, because lists may have thousands. */
const DropdownList = ({ listId, label, value, dropdown }: DropdownListProps) => {
  const { rows, active } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  const [firstSeen, setFirstSeen] = useState(() => rowAt(scrollToSee(Math.max(active, 0), 0, panelHeight)));
  const places = renderedPlaces(rows.length, firstSeen, active);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || active < 0) return;
    element.scrollTop = scrollToSee(active, element.scrollTop, element.clientHeight);
    setFirstSeen(rowAt(element.scrollTop));
  }, [active]);

  return (
    <div
      ref={list}
      id={listId}
      className={classes.list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onScroll={(event) => setFirstSeen(rowAt(event.currentTarget.scrollTop))}
    >
      <div role="presentation" style={{ height: rows.length * rowHeight }}>
        {places.map((place) => {
          const row = rows[place];
          if (row === undefined) return null;
          return (
            <DropdownOption
              key={place}
              id={optionId(listId, place)}
              row={row}
              place={place}
              count={rows.length}
              isActive={place === active}
              isChosen={row.kind === 'item' && row.item.value === value}
              onPoint={dropdown.point}
              onChoose={dropdown.choose}
            />
          );
        })}
      </div>
    </div>
  );
};

type DropdownPanelProps = DropdownListProps & { anchor: RefObject<HTMLElement | null> };

const keepFocusInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

const DropdownPanel = ({ anchor, ...list }: DropdownPanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { message, rows, retry } = list.dropdown;
  useAnchored({ anchor, panel, isOpen: true });

  return (
    <div
      ref={panel}
      className={`${anchored.floating} ${anchored.panel} ${classes.panel}`}
      popover="manual"
      {...keepFocusInField}
    >
      <div className={`${layout.apart} ${text.dimmed} ${anchored.message}`} role="status">
        {message !== undefined && t(`dropdown.${message}`)}
        {message === 'failed' && (
          <TextButton tabIndex={-1} onClick={retry}>
            {t('common.retry')}
          </TextButton>
        )}
      </div>
      {rows.length > 0 && <DropdownList {...list} />}
    </div>
  );
};

export const Dropdown = (props: DropdownProps) => {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const dropdown = useDropdown(props);

  const leaving = {
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) dropdown.close();
    },
  };

  return (
    <div {...leaving}>
      <DropdownControl boxRef={box} listId={listId} props={props} dropdown={dropdown} />
      {dropdown.isOpen && (
        <DropdownPanel
          anchor={box}
          listId={listId}
          label={props.label}
          value={props.value}
          dropdown={dropdown}
        />
      )}
    </div>
  );
};
