import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import text from '../../ui/text/text.module.css';
import { approvalOf, approvalTones } from './vehicle-rules.ts';

/** Separate from the other marks, because drivers' screens do not load the words of those. */
export const PapersWord = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const approval = approvalOf(vehicle);
  return (
    <span className={text.toned} data-tone={approvalTones[approval]}>
      {t(`vehicles.approval.${approval}`)}
    </span>
  );
};
