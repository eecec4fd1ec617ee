import { useTranslation } from 'react-i18next';
import { listWords } from '../../lib/words/list-words.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import tile from '../../ui/icons/icon-tile.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { driverOf, fullName, shortName } from '../account/full-name.ts';
import { phoneWords } from '../account/phone-words.ts';
import { StatusBadge } from '../booking/status-badge.tsx';
import { whenWords } from '../checkpoint/checkpoint-words.ts';
import { Plate } from '../plate/plate.tsx';
import { ApprovalMark, BanMark } from '../vehicle/vehicle-marks.tsx';
import type { FoundThing, SearchResult } from './search-results.ts';

type Of<Kind extends FoundThing['kind']> = Extract<FoundThing, { kind: Kind }>;

const BookingRow = ({ booking }: Pick<Of<'booking'>, 'booking'>) => (
  <>
    <Plate text={booking.vehicleRegistrationPlate} size="sm" />
    <span className={`${text.breaks} ${layout.words}`} data-searched>
      <strong>{booking.formattedBookingNumber}</strong> {whenWords(booking.dateBooked)}
      <span className={text.second}>
        {listWords([shortName(driverOf(booking)), booking.phoneNumber && phoneWords(booking.phoneNumber)])}
      </span>
    </span>
    <StatusBadge status={booking.bookingStatus} />
  </>
);

const VehicleRow = ({ vehicle }: Pick<Of<'vehicle'>, 'vehicle'>) => (
  <>
    <Plate text={vehicle.registrationPlate} size="sm" />
    <span className={`${text.breaks} ${layout.words}`} data-searched>
      <strong>{vehicle.model}</strong>
      <span className={text.second}>{shortName(vehicle.owner)}</span>
    </span>
    {vehicle.banStatus === 'UNBANNED' ? (
      <ApprovalMark vehicle={vehicle} />
    ) : (
      <BanMark banStatus={vehicle.banStatus} />
    )}
  </>
);

const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0';

const UserRow = ({ user }: Pick<Of<'user'>, 'user'>) => {
  const { t } = useTranslation();
  return (
    <>
      <Icon className={tile.tile} size={32} path={personIcon} />
      <span className={`${text.breaks} ${layout.words}`} data-searched>
        <strong>{fullName(user)}</strong>
        <span className={text.second}>
          {listWords([user.phone && phoneWords(user.phone.value), user.email?.value])}
        </span>
      </span>
      {user.status === 'BLOCKED' && <StateMark tone="red">{t('boardUsers.status.BLOCKED')}</StateMark>}
    </>
  );
};

/** Only the content of a row. The list adds what surrounds it. */
export const ResultRow = ({ result }: { readonly result: SearchResult }) => {
  switch (result.kind) {
    case 'booking':
      return <BookingRow booking={result.booking} />;
    case 'vehicle':
      return <VehicleRow vehicle={result.vehicle} />;
    case 'user':
      return <UserRow user={result.user} />;
    case 'command':
      return (
        <>
          <Icon className={tile.tile} size={32} path={result.command.icon} />
          <span className={`${text.breaks} ${layout.words}`} data-searched>
            {result.command.title}
          </span>
          {result.command.key && <kbd>{result.command.key}</kbd>}
        </>
      );
  }
};
