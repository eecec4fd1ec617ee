import { type MouseEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/text-button.module.css';
import classes from './dropdown.module.css';
import { DropdownList } from './dropdown-list.tsx';
import type { DropdownState } from './use-dropdown.ts';

type DropdownPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  label: string;
  dropdown: DropdownState;
};

const keepFocusInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

export const DropdownPanel = ({ anchor, listId, label, dropdown }: DropdownPanelProps) => {
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
