import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { newestEventsOf } from '../../../domain/journal/newest-events.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { outdateVehicles } from '../vehicle-calls.ts';

const decisions: readonly string[] = ['VEHICLE_APPROVED', 'VEHICLE_DISAPPROVED'];

/** Somebody else was faster, and nothing was changed. */
const isOvertaken = (error: unknown) => hasCode(error, 'STALE_VERSION', 'PLATE_APPROVED_ELSEWHERE');

/** Who decided last about the plate, in any account. Null if the journal does not tell. */
const lastDecider = async ({ id }: OperatorVehicle) => {
  const events = await newestEventsOf({ vehicleId: id, samePlate: true });
  return events.find(({ type }) => decisions.includes(type))?.actorName ?? null;
};

export type Meanwhile = { readonly by: string | null };

/** After a conflict `take` reloads the vehicle and resolves. It returns undefined for any other error. */
export const useMeanwhile = (vehicle: OperatorVehicle) => {
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const findOut = async () => {
    const [by] = await Promise.all([lastDecider(vehicle), outdateVehicles()]);
    setMeanwhile({ by });
  };
  const take = (error: unknown) => (isOvertaken(error) ? findOut() : undefined);
  return { meanwhile, take, forget: () => setMeanwhile(null) };
};

type Props = {
  readonly meanwhile: Meanwhile;
  readonly vehicle: OperatorVehicle;
  readonly holder?: OperatorVehicle | undefined;
};

export const MeanwhileCallout = (props: Props) => {
  const { meanwhile, vehicle, holder = vehicle.approved ? vehicle : undefined } = props;
  const { t } = useTranslation();
  const { by } = meanwhile;
  const who =
    by === null ? t('boardVehicles.meanwhile.who') : t('boardVehicles.meanwhile.whoByName', { name: by });
  const now = () => {
    if (holder) return t('boardVehicles.meanwhile.approved', { who, name: shortName(holder.owner) });
    if (vehicle.disapprovalReason)
      return t('boardVehicles.meanwhile.refused', { who, reason: vehicle.disapprovalReason });
    return t('boardVehicles.meanwhile.changed');
  };
  return <Callout role="alert">{now()}</Callout>;
};
