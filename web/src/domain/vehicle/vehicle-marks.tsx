import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import { approvalOf, approvalTones } from './vehicle-rules.ts';

type ApprovalProps = { readonly vehicle: Parameters<typeof approvalOf>[0] };

export const ApprovalMark = ({ vehicle }: ApprovalProps) => {
  const { t } = useTranslation();
  const approval = approvalOf(vehicle);
  return <StateMark tone={approvalTones[approval]}>{t(`boardVehicles.marks.${approval}`)}</StateMark>;
};

export const BanMark = ({ banStatus }: Pick<Vehicle, 'banStatus'>) => {
  const { t } = useTranslation();
  if (banStatus === 'UNBANNED') return null;
  return <StateMark tone={banStatus === 'BANNED' ? 'red' : 'amber'}>{t(`status.${banStatus}`)}</StateMark>;
};
