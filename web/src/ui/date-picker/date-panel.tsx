import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/text-button.module.css';
import type { CalendarProps } from './calendar.tsx';
import classes from './date-picker.module.css';
import { calendarQuery } from './load-calendar.ts';

type DatePanelProps = CalendarProps & {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
};

export const DatePanel = ({ anchor, label, onClose, ...calendar }: DatePanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { data: Calendar, isFetching, refetch } = useQuery(calendarQuery);
  useAnchored({ anchor, panel, isOpen: true });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={panel}
      className={`${anchored.floating} ${anchored.panel} ${classes.panel}`}
      popover="manual"
      role="dialog"
      aria-label={t('datePicker.open', { label })}
      onKeyDown={onKeyDown}
    >
      {Calendar && <Calendar {...calendar} />}
      {!Calendar && isFetching && (
        <p className={`${anchored.message} ${classes.message}`} role="status">
          {t('datePicker.loading')}
        </p>
      )}
      {!Calendar && !isFetching && (
        <p className={`${anchored.message} ${classes.message}`} role="alert">
          {t('datePicker.loadFailed')}
          <button type="button" className={button.link} onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </p>
      )}
    </div>
  );
};
