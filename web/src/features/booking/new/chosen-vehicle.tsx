import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { PapersWord } from '../../../domain/vehicle/papers-word.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';

/** Null for an approved truck without restrictions. */
export const ChosenVehicle = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { approved, banStatus, ban } = vehicle;
  if (approved && banStatus === 'UNBANNED') return null;
  return (
    <div className={layout.row}>
      {!approved && <PapersWord vehicle={vehicle} />}
      {banStatus !== 'UNBANNED' && <StatusBadge status={banStatus} />}
      {banStatus === 'WARNED' && ban && (
        <span className={`${text.dimmed} ${text.breaks}`}>{ban.reasons[currentLanguage()]}</span>
      )}
    </div>
  );
};
