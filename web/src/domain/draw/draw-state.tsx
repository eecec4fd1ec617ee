import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';

const tones = { OPEN: 'blue', FROZEN: 'amber', DRAWN: 'green', CALLED_OFF: 'grey' } as const;

export const DrawState = ({ state }: Pick<DrawView, 'state'>) => {
  const { t } = useTranslation();
  return <StateMark tone={tones[state]}>{t(`draw.states.${state}`)}</StateMark>;
};
