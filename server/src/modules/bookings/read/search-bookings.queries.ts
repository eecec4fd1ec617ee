import { type SelectQueryBuilder, sql } from 'kysely';
import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prefixPattern } from '../../../platform/db/literals.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { SortOrder } from '../../../platform/db/sort-order.ts';
import { calledBetween, endedEarly } from './counted-bookings.queries.ts';

export type BookingFilter = Omit<BookingSearchBody, 'dateFrom' | 'dateTo'> & {
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
};

/** Ids are time-ordered (UUIDv7), so `id` sorts by creation. */
const sortColumns = {
  dateBooked: 'slot_at',
  formattedBookingNumber: 'number',
  arrivedAt: 'arrived_at',
  createdDate: 'id',
  bookingStatus: 'status',
} as const;

export type BookingSort = keyof typeof sortColumns;
type Order = SortOrder<BookingSort>;

type Bookings = SelectQueryBuilder<Schema, 'booking', object>;

/** Fewer characters match too many rows, so shorter texts are only compared with the beginning. */
const fewest = 3;
const endingDigits = 4;

const byPlate = <Q extends Bookings>(query: Q, typed: string): Q => {
  const key = plateKey(typed);
  if ([...key].length < fewest) return query.where('plate_key', 'like', prefixPattern(key)) as Q;
  // An array, not a join: the planner does not know how few plates match and would scan all bookings.
  return query.where(
    sql<boolean>`plate_key = ANY (ARRAY(SELECT plate_key FROM plate_ending WHERE ending LIKE ${prefixPattern(key)}))`,
  ) as Q;
};

/** Matches the beginning of a number, with or without dash; four digits match its end. Without a digit none matches. */
const byNumber = <Q extends Bookings>(query: Q, typed: string): Q => {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return query.where(sql<boolean>`false`) as Q;
  if (digits.length === endingDigits && !typed.includes('-'))
    return query.where(sql`right(number, 4) COLLATE "C"`, '=', digits) as Q;
  const number = digits.length > 6 ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits;
  return query.where('number', 'like', prefixPattern(number)) as Q;
};

const reversed = (text: string) => [...text].reverse().join('');

/** Matches the end of a phone; fewer than three digits, or few after a plus, match its beginning. */
const byPhone = <Q extends Bookings>(query: Q, typed: string): Q => {
  const digits = typed.replace(/\D/g, '');
  const isBeginning = digits.length < fewest || (typed.trim().startsWith('+') && digits.length < 7);
  return (
    isBeginning
      ? query.where('phone', 'like', prefixPattern(`+${digits}`))
      : query.where(sql`reverse(phone) COLLATE "C"`, 'like', prefixPattern(reversed(digits)))
  ) as Q;
};

const byDriver = <Q extends Bookings>(query: Q, typed: string): Q =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .reduce(
      (found, word) =>
        found.where(
          sql<boolean>`lower(last_name || ' ' || first_name || ' ' || coalesce(patronymic, '')) LIKE ${`%${prefixPattern(word)}`}`,
        ) as Q,
      query,
    );

export const searchBookings = (db: Db, filter: BookingFilter, { by, direction }: Order) => {
  const { statuses = [], vehicleIds = [], from, to, hasPriority, userId } = filter;
  let query = db.selectFrom('booking').selectAll();
  if (statuses.length > 0) query = query.where('status', 'in', statuses);
  if (filter.countedAs === 'called') query = query.where(calledBetween(from, to));
  else {
    if (from) query = query.where('slot_at', '>=', from);
    if (to) query = query.where('slot_at', '<', to);
    if (filter.countedAs === 'ended') query = query.where(endedEarly);
  }
  if (filter.registrationPlate) query = byPlate(query, filter.registrationPlate);
  if (filter.formattedBookingNumber) query = byNumber(query, filter.formattedBookingNumber);
  if (filter.phoneNumber) query = byPhone(query, filter.phoneNumber);
  if (filter.driver) query = byDriver(query, filter.driver);
  if (filter.cargoType) query = query.where('cargo_type', '=', filter.cargoType);
  if (hasPriority !== undefined) query = query.where('has_priority', '=', hasPriority);
  if (userId) query = query.where('account_id', '=', userId);
  if (vehicleIds.length > 0) query = query.where('vehicle_id', 'in', vehicleIds);
  const sorted = query.orderBy(sortColumns[by], (order) => {
    if (direction === 'asc') return order.asc();
    // Bookings without an arrival come last in both directions.
    return by === 'arrivedAt' ? order.desc().nullsLast() : order.desc();
  });
  return sorted.orderBy('id', direction);
};
