import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import { useIsMine } from './appeal-words.ts';

const tones = { OPEN: 'blue', SUSPENDED: 'amber', LIFTED: 'green', UPHELD: 'grey' } as const;

/** Tells an operator at once that somebody else decides about the strike that he gave. */
export const AppealMark = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const isMine = useIsMine();
  const { state, mayDecide } = appeal;
  if (state === 'OPEN' && mayDecide === false && isMine(appeal))
    return <StateMark tone="grey">{t('boardAppeals.byAnother')}</StateMark>;
  return <StateMark tone={tones[state]}>{t(`sheets.appealStates.${state}`)}</StateMark>;
};
