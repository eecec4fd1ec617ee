import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

type Props = {
  readonly meanwhile: Meanwhile;
  readonly vehicle: OperatorVehicle;
  readonly holder?: OperatorVehicle | undefined;
};

/** The conflicting change and who made it. */
export const MeanwhileNotice = (props: Props) => {
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
  return (
    <Notice role="alert">
      <p>{now()}</p>
    </Notice>
  );
};
