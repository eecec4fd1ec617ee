import { type FocusEvent, type MouseEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/text-button.module.css';
import classes from './dropdown.module.css';
import { DropdownControl } from './dropdown-control.tsx';
import { DropdownList } from './dropdown-list.tsx';
import type { DropdownProps } from './dropdown-props.ts';
import { type DropdownState, useDropdown } from './use-dropdown.ts';

type DropdownPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  label: string;
  dropdown: DropdownState;
};

const keepFocusInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

const DropdownPanel = ({ anchor, listId, label, dropdown }: DropdownPanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { message, rows } = dropdown;
  useAnchored({ anchor, panel, isOpen: true });

  return (
    <div
      ref={panel}
      className={`${anchored.floating} ${anchored.panel} ${classes.panel}`}
      popover="manual"
      {...keepFocusInField}
    >
      <div className={anchored.message} role="status">
        {message !== undefined && t(`dropdown.${message}`)}
        {message === 'failed' && (
          <button type="button" className={button.link} tabIndex={-1} onClick={dropdown.retry}>
            {t('common.retry')}
          </button>
        )}
      </div>
      {rows.length > 0 && <DropdownList listId={listId} label={label} dropdown={dropdown} />}
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
        <DropdownPanel anchor={box} listId={listId} label={props.label} dropdown={dropdown} />
      )}
    </div>
  );
};
