import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import text from '../../ui/text/text.module.css';
import { approvalOf, approvalTones } from './vehicle-rules.ts';

export const PapersWord = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const approval = approvalOf(vehicle);
  return (
    <span className={text.toned} data-tone={approvalTones[approval]}>
      {t(`vehicles.approval.${approval}`)}
    </span>
  );
};

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
