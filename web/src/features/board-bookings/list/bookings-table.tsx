import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { driverOf, shortName } from '../../../domain/account/full-name.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import type { BookingSort } from '../../../domain/booking/operator-bookings.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { longDay, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import table from '../../../ui/table/data-table.module.css';
import { DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import text from '../../../ui/text/text.module.css';
import { bookingAddress } from '../booking-search.ts';

const columns = [
  { key: 'number', sortBy: 'formattedBookingNumber' },
  { key: 'truck' },
  { key: 'time', sortBy: 'dateBooked' },
  { key: 'status', sortBy: 'bookingStatus' },
  { key: 'driver', isWide: true },
  { key: 'cargo' },
  { key: 'arrived', sortBy: 'arrivedAt' },
  { key: 'created', sortBy: 'createdDate' },
] as const;

type Props = {
  readonly bookings: readonly Booking[];
  readonly ids: readonly string[];
  readonly sort: Sort<BookingSort>;
  readonly shown: string;
  readonly onSort: (sort: Sort<BookingSort>) => void;
};

const Moment = ({ instant }: { readonly instant: string | undefined }) =>
  instant === undefined ? (
    <span className={text.dimmed}>—</span>
  ) : (
    <>
      <strong>{wallTime(instant)}</strong>
      <span className={`${text.second} ${text.figures}`}>{longDay(wallDay(instant))}</span>
    </>
  );

type RowProps = {
  readonly booking: Booking;
  readonly cargo: string;
  readonly isOpen: boolean;
  readonly address: string;
  readonly link: object;
};

const Row = ({ booking, cargo, isOpen, address, link }: RowProps) => {
  const { t } = useTranslation();
  const { phoneNumber } = booking;
  return (
    <tr className={table.row} data-open={isOpen}>
      <td className={`${text.code} ${text.figures}`}>
        <a href={address} className={table.link} {...link} aria-current={isOpen ? 'true' : undefined}>
          {booking.formattedBookingNumber}
        </a>
      </td>
      <td data-column="truck">
        <Plate text={booking.vehicleRegistrationPlate} size="sm" />
        <span className={`${text.second} ${text.clip}`}>{booking.vehicleModel}</span>
      </td>
      <td>
        <Moment instant={booking.dateBooked} />
      </td>
      <td data-column="status">
        <StatusBadge status={booking.bookingStatus} />
      </td>
      <td className={table.wideOnly}>
        {shortName(driverOf(booking))}
        <span className={`${text.second} ${text.figures}`}>
          {phoneNumber ? phoneWords(phoneNumber) : '—'}
        </span>
      </td>
      <td>
        {cargo}
        {booking.hasPriority && (
          <div className={`${text.small} ${text.toned}`} data-tone="amber">
            {t('boardBookings.priority')}
          </div>
        )}
      </td>
      <td>
        <Moment instant={booking.arrivedAt} />
      </td>
      <td>
        <Moment instant={booking.createdDate} />
      </td>
    </tr>
  );
};

export const BookingsTable = ({ bookings, ids, sort, shown, onSort }: Props) => {
  const { t } = useTranslation();
  const openId = useParams({ strict: false }).id;
  const cargoName = useCargoName();
  const keys = useRowKeys(ids);
  return (
    <DataTable
      label={t('console.bookings.title')}
      columns={columns.map((column) => ({ ...column, label: t(`boardBookings.columns.${column.key}`) }))}
      sort={sort}
      onSort={onSort}
      rowKeys={keys.list}
      hasCards
    >
      {bookings.map((booking) => (
        <Row
          key={booking.id}
          booking={booking}
          cargo={cargoName(booking.cargoType)}
          isOpen={booking.id === openId}
          address={bookingAddress(booking.id, shown)}
          link={keys.row(booking.id)}
        />
      ))}
    </DataTable>
  );
};
