import { useTranslation } from 'react-i18next';
import type { RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { RestrictionAct } from '../vehicle-words.ts';

export const useConsequence = (act: RestrictionAct, effects: RestrictionEffects | undefined) => {
  const { t } = useTranslation();
  if (act !== 'warn') return t(`boardVehicles.consequence.${act}`);
  if (!effects) return t('boardVehicles.consequence.warn');
  const { number, limit, bans, banDays, lifetimeDays } = effects.warn;
  return bans
    ? t('boardVehicles.consequence.warnBans', { number, limit, count: banDays })
    : t('boardVehicles.consequence.warnCounts', { number, limit, count: lifetimeDays });
};
