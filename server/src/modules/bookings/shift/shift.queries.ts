import { sql } from 'kysely';
import { arrivedStatuses, beforeArrivalStatuses } from '#contract/bookings/booking-status.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import type { StoredMove } from '../booking/bookings.tables.ts';

/** No slot is longer, so slots that end after a moment start at most this long before it: an index range is enough. */
const longestSlotHours = 12;

/** Makes the rest of the transaction read one snapshot. Must be its first statement. */
export const readOneSnapshot = (trx: Trx) =>
  sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(trx);

/** `lock` is false for a preview, because locking these rows would stop all bookings. */
type Look = { readonly lock: boolean };

export const listSlotsAfter = (trx: Trx, moment: Temporal.Instant, { lock }: Look) =>
  trx
    .selectFrom('slot')
    .selectAll()
    .where('start_at', '>=', moment.subtract({ hours: longestSlotHours }))
    .where('end_at', '>', moment)
    .orderBy('start_at')
    .$if(lock, (query) => query.forUpdate())
    .execute();

export const findEarliestPending = async (trx: Trx): Promise<Temporal.Instant | null> => {
  const row = await trx
    .selectFrom('booking')
    .select((eb) => eb.fn.min('pending_at').as('pending_at'))
    .where('hold_until', 'is not', null)
    .executeTakeFirst();
  return row?.pending_at ?? null;
};

/** Includes pending changes into the time range. */
export const listMovable = (trx: Trx, from: Temporal.Instant, { lock }: Look): Promise<BookingRow[]> => {
  const earliest = from.subtract({ hours: longestSlotHours });
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('status', 'in', beforeArrivalStatuses)
    .where((eb) =>
      eb.or([
        eb.and([eb('slot_at', '>=', earliest), eb('slot_end', '>', from)]),
        eb.and([eb('pending_at', '>=', earliest), eb('pending_end', '>', from)]),
      ]),
    )
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
};

export const listArrived = (
  trx: Trx,
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<BookingRow[]> =>
  trx
    .selectFrom('booking')
    .selectAll()
    .where('status', 'in', arrivedStatuses)
    .where('slot_at', '>=', from.subtract({ hours: longestSlotHours }))
    .where('slot_at', '<', to)
    .where('slot_end', '>', from)
    .orderBy('slot_at')
    .orderBy('number')
    .execute();

export const listContacts = (trx: Trx, accountIds: readonly string[]) =>
  trx
    .selectFrom('account')
    .select(['id', 'email', 'email_verified', 'phone', 'phone_verified', 'opened_by', 'language'])
    .where('id', 'in', accountIds)
    .execute();

export type PlaceChange = {
  readonly start: Temporal.Instant;
  readonly total: number;
  readonly ordinary: number;
};

export const changePlaces = (trx: Trx, changes: readonly PlaceChange[]) =>
  sql`
    UPDATE slot SET booked = booked + change.total, booked_ordinary = booked_ordinary + change.ordinary,
      ceiling = greatest(capacity, booked + change.total)
    FROM unnest(
      ${changes.map(({ start }) => start.toString())}::timestamptz[],
      ${changes.map(({ total }) => total)}::integer[],
      ${changes.map(({ ordinary }) => ordinary)}::integer[]
    ) AS change (start_at, total, ordinary)
    WHERE slot.start_at = change.start_at`.execute(trx);

type Move = { readonly id: string; readonly start: Temporal.Instant; readonly end: Temporal.Instant };

/** Drops pending changes. `from` stays the last time that the driver has acknowledged or chosen. */
export const moveBookings = (
  trx: Trx,
  moves: readonly Move[],
  why: Pick<StoredMove, 'at' | 'reasons'>,
) => rowsOf<BookingRow>(trx)`
    UPDATE booking SET slot_at = move.start_at, slot_end = move.end_at, shifted = true, version = version + 1,
      moved = ${JSON.stringify(why)}::jsonb || jsonb_build_object('from',
        CASE WHEN moved IS NULL OR moved ? 'acknowledgedAt' THEN to_jsonb(slot_at) ELSE moved -> 'from' END),
      status = CASE WHEN pending_at IS NULL THEN status ELSE 'BOOKED' END,
      hold_until = CASE WHEN pending_at IS NULL THEN hold_until END,
      confirmation_id = CASE WHEN pending_at IS NULL THEN confirmation_id END,
      offer_id = CASE WHEN pending_at IS NULL THEN offer_id END,
      pending_at = NULL, pending_end = NULL
    FROM unnest(
      ${moves.map(({ id }) => id)}::uuid[],
      ${moves.map(({ start }) => start.toString())}::timestamptz[],
      ${moves.map(({ end }) => end.toString())}::timestamptz[]
    ) AS move (id, start_at, end_at)
    WHERE booking.id = move.id
    RETURNING booking.*`;
