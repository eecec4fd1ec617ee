import { useTranslation } from 'react-i18next';
import type { Appeal, AppealOutcome } from '#contract/appeals/appeals.ts';
import { dayAndMonth, wallDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useIsMine } from '../appeal-words.ts';

export const useConsequence = ({ ban, state, strike, event }: Appeal) => {
  const { t } = useTranslation();
  const subject = strike.type === 'BAN' || ban ? 'ban' : 'warning';
  return (outcome: AppealOutcome): string => {
    if (strike.type === 'LIMIT') {
      if (outcome === 'LIFTED') return t('boardAppeals.consequence.LIFTED.limit');
      const day = dayAndMonth(wallDay(event.until ?? event.eventDate));
      const length = t('boardAppeals.consequence.noDraws', { day });
      return t('boardAppeals.consequence.UPHELD.ban', { length });
    }
    if (outcome === 'LIFTED' || subject === 'warning')
      return t(`boardAppeals.consequence.${outcome}.${subject}`);
    if (!ban) return t('boardAppeals.consequence.UPHELD.over');
    const length = ban.until
      ? t('boardAppeals.consequence.until', { day: dayAndMonth(wallDay(ban.until)) })
      : t('boardAppeals.consequence.untilLifted');
    const key = state === 'SUSPENDED' ? 'again' : 'ban';
    return t(`boardAppeals.consequence.UPHELD.${key}`, { length });
  };
};

/** Words for who gave the strike, and so for why this reader may decide. */
export const useImposedWords = () => {
  const { t } = useTranslation();
  const isMine = useIsMine();
  return (appeal: Appeal): string => {
    if (isMine(appeal)) return t('boardAppeals.imposed.onlyYou');
    return appeal.imposedBy
      ? t('boardAppeals.imposed.by', { name: appeal.imposedBy.name })
      : t('boardAppeals.imposed.bySystem');
  };
};
