import { useTranslation } from 'react-i18next';
import badge from '../../domain/booking/status-badge.module.css';
import type { ShownStatus } from '../../domain/booking/status-badge.tsx';
import type { LogEntry } from './log-calls.ts';

/** Coloured like the status that the action leads to. */
const colourOf: Readonly<Record<LogEntry['type'], ShownStatus>> = {
  ARRIVAL: 'WAITING',
  ARRIVAL_UNDONE: 'BOOKED',
  PRIORITY: 'WAITING_FOR_CONFIRMATION',
  PLATE: 'WAITING_FOR_CONFIRMATION',
  CALL: 'GO_TO_GATE',
  RECALL: 'GO_TO_GATE',
  RETURN: 'WAITING',
  CANCEL: 'CANCELED',
  LEFT: 'LEFT_WAITING_ZONE',
};

export const ActBadge = ({ type }: Pick<LogEntry, 'type'>) => {
  const { t } = useTranslation();
  return (
    <span className={badge.badge} data-status={colourOf[type]}>
      <span className={badge.dot} />
      {t(`boardLog.acts.${type}`)}
    </span>
  );
};
