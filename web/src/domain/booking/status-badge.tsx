import { useTranslation } from 'react-i18next';
import type words from '../../../../locales/ru.json';
import classes from './status-badge.module.css';

export type ShownStatus = keyof (typeof words)['status'];

type StatusBadgeProps = {
  status: ShownStatus;
  /** What the status means right now: the place in the queue, the time left for a code. */
  detail?: string;
};

/** A booking or ban status: one colour each, never without its word. */
export const StatusBadge = ({ status, detail }: StatusBadgeProps) => {
  const { t } = useTranslation();
  const word = t(`status.${status}`);
  return (
    <span className={classes.badge} data-status={status}>
      <span className={classes.dot} />
      {detail === undefined ? word : t('common.statusWithDetail', { status: word, detail })}
    </span>
  );
};
