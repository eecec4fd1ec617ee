import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type words from '../../../../locales/ru.json';
import classes from './status-badge.module.css';

export type ShownStatus = keyof (typeof words)['status'];

type StatusBadgeProps = {
  status: ShownStatus;
  /** Current detail: the place in the queue, the time left for a code. */
  detail?: string;
};

const coloursOf = (status: ShownStatus) => {
  const name = status === 'UNBANNED' ? 'booked' : status.toLowerCase().replaceAll('_', '-');
  const colour = (part: string) => `var(--oktet-status-${name}-${part})`;
  return { '--text': colour('text'), '--ground': colour('ground'), '--dot': colour('line') } as CSSProperties;
};

export const StatusBadge = ({ status, detail }: StatusBadgeProps) => {
  const { t } = useTranslation();
  const word = t(`status.${status}`);
  return (
    <span className={classes.badge} data-status={status} style={coloursOf(status)}>
      <span className={classes.dot} />
      {detail === undefined ? word : t('common.statusWithDetail', { status: word, detail })}
    </span>
  );
};
