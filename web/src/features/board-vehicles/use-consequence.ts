import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { vehicleQuery } from './vehicle-list-calls.ts';
import type { RestrictionAct } from './vehicle-words.ts';

/** What a decision about a truck will cause, said before it is made. */
export const useConsequence = (act: RestrictionAct, { id, banStatus }: OperatorVehicle) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const { data: vehicle } = useQuery(vehicleQuery(id));
  const warnings = vehicle && 'warnings' in vehicle ? vehicle.warnings : undefined;
  if (act !== 'warn') return t(`boardVehicles.consequence.${act}`);
  if (!params || warnings === undefined) return t('boardVehicles.consequence.warn');
  const { warningsBeforeBan: limit, warningLifetimeDays, banDays } = params;
  const number = warnings + 1;
  if (number >= limit && banStatus !== 'BANNED')
    return t('boardVehicles.consequence.warnBans', { number, limit, count: banDays });
  return t('boardVehicles.consequence.warnCounts', { number, limit, count: warningLifetimeDays });
};
