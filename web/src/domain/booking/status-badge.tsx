import { useTranslation } from 'react-i18next';
import type words from '../../../../locales/ru.json';
import { StateMark, type Tone } from '../../ui/badge/state-mark.tsx';

export type ShownStatus = keyof (typeof words)['status'];

type StatusBadgeProps = {
  status: ShownStatus;
  /** Shown after the status, such as the place in the queue or the time left for a code. */
  detail?: string;
};

const toneOf: Record<ShownStatus, Tone> = {
  WAITING_FOR_CONFIRMATION: 'amber',
  WAITING_FOR_CHANGES_CONFIRMATION: 'amber',
  BOOKED: 'green',
  WAITING: 'blue',
  GO_TO_GATE: 'orange',
  LEFT_WAITING_ZONE: 'grey',
  CANCELED: 'grey',
  UNBANNED: 'green',
  WARNED: 'amber',
  BANNED: 'red',
};

export const StatusBadge = ({ status, detail }: StatusBadgeProps) => {
  const { t } = useTranslation();
  const word = t(`status.${status}`);
  return (
    <StateMark tone={toneOf[status]} hasEnded={status === 'LEFT_WAITING_ZONE'}>
      {detail === undefined ? word : t('common.statusWithDetail', { status: word, detail })}
    </StateMark>
  );
};
