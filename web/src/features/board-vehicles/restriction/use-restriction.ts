import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { instantAt } from '../../../domain/checkpoint/wall-clock.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { noReason, reasonsOf } from '../../../domain/reasons/reason-texts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useTimeZone, useToday } from '../../../lib/time/time-zone.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { effectsQuery, outdateVehicles, restrict } from '../vehicle-calls.ts';
import { actOf, type RestrictionKind } from '../vehicle-words.ts';
import { lastDayOf, type RestrictionInput, restrictionSchema } from './restriction-form.ts';

const lastMinute = '23:59';
/** A manual ban is first as long as a usual one for warnings. A warning lasts until it expires. */
const firstLength = { ban: '14', warn: 'lifted', unban: 'lifted' } as const;

const isPlanChanged = (error: unknown) => error instanceof ApiError && error.body?.code === 'PLAN_CHANGED';

type RestrictionOptions = {
  readonly kind: RestrictionKind;
  readonly vehicle: OperatorVehicle;
  readonly onDone: (news: string) => void;
};

/** Does what was shown. If that is out of date, the server refuses and the effects are loaded again. */
export const useRestriction = ({ kind, vehicle, onDone }: RestrictionOptions) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const today = useToday();
  const { data: effects } = useQuery(effectsQuery(vehicle.id));
  const [isChanged, setChanged] = useState(false);
  const ended = (kind === 'unban' ? undefined : effects?.[kind].bookings) ?? [];
  const inLine = kind === 'unban' ? undefined : effects?.inLine[0];
  const defaultValues: RestrictionInput = { reasons: noReason, length: firstLength[kind], until: '' };
  const flow = useFormFlow({
    schema: restrictionSchema,
    defaultValues,
    submit: async ({ reasons, length, until }) => {
      const lastDay = lastDayOf(length, { today, until });
      await restrict(kind, {
        vehicleId: vehicle.id,
        reasons: reasonsOf(reasons),
        ...(lastDay !== null && { until: instantAt(lastDay, lastMinute, timeZone) }),
        expectedBookings: ended.map(({ id }) => id),
        known: [
          ...(inLine ? (['IN_LINE'] as const) : []),
          ...(ended.length > 0 ? (['OTHER_BOOKINGS'] as const) : []),
        ],
      });
      const plate = plateText(vehicle.registrationPlate);
      onDone(t(`boardVehicles.news.${actOf(kind, vehicle)}`, { plate }));
    },
    takeError: (error) => {
      if (!isPlanChanged(error)) return false;
      void outdateVehicles().then(() => setChanged(true));
      return true;
    },
  });
  return { flow, effects, ended, inLine, isChanged, isReady: kind === 'unban' || effects !== undefined };
};
