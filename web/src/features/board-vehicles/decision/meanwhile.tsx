import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { shortNameOf } from '../vehicle-words.ts';

const codes = ['STALE_VERSION', 'PLATE_APPROVED_ELSEWHERE'];

/** Somebody was quicker: nothing was done. */
export const isDecidedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && codes.includes(error.body?.code ?? '');

type MeanwhileProps = { readonly vehicle: OperatorVehicle; readonly holder?: OperatorVehicle | undefined };

/** What another has done to the truck since it was shown. */
export const Meanwhile = ({ vehicle, holder = vehicle.approved ? vehicle : undefined }: MeanwhileProps) => {
  const { t } = useTranslation();
  const now = () => {
    if (holder) return t('boardVehicles.meanwhile.approved', { name: shortNameOf(holder.owner) });
    if (vehicle.disapprovalReason)
      return t('boardVehicles.meanwhile.refused', { reason: vehicle.disapprovalReason });
    return t('boardVehicles.meanwhile.changed');
  };
  return (
    <Notice role="alert">
      <p>{now()}</p>
    </Notice>
  );
};
