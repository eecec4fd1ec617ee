import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import { useIsMine } from './appeal-words.ts';

const tones = { OPEN: 'blue', SUSPENDED: 'amber', LIFTED: 'green', UPHELD: 'grey' } as const;

/** An open one that its reader gave says at once that another decides. */
export const AppealMark = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const isMine = useIsMine();
  const { state, mayDecide } = appeal;
  if (state === 'OPEN' && mayDecide === false && isMine(appeal))
    return <StateMark tone="grey">{t('boardAppeals.byAnother')}</StateMark>;
  return <StateMark tone={tones[state]}>{t(`sheets.appealStates.${state}`)}</StateMark>;
};
