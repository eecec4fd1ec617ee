import { useTranslation } from 'react-i18next';
import { StateMark, type Tone } from '../../ui/badge/state-mark.tsx';
import type { LogEntry } from './log-calls.ts';

/** Coloured like the status that the action leads to. */
const toneOf: Readonly<Record<LogEntry['type'], Tone>> = {
  ARRIVAL: 'blue',
  ARRIVAL_UNDONE: 'green',
  PRIORITY: 'amber',
  PLATE: 'amber',
  CALL: 'orange',
  RECALL: 'orange',
  RETURN: 'blue',
  CANCEL: 'grey',
  LEFT: 'grey',
};

export const ActBadge = ({ type }: Pick<LogEntry, 'type'>) => {
  const { t } = useTranslation();
  return <StateMark tone={toneOf[type]}>{t(`boardLog.acts.${type}`)}</StateMark>;
};
