import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { confirmationOf } from '../../accounts/codes/confirmation.ts';
import { listBookings } from '../../bookings/booking/booking.queries.ts';
import { listCodes } from '../../bookings/booking/booking-parts.queries.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { dayRange, wireInstant } from '../../slots/checkpoint-time.ts';
import { ownerOf } from '../../vehicles/list/operator-answer.ts';
import { type EntryRow, listOwners, listWindows } from './entries.queries.ts';
import { listFreed, listPlaces } from './line.queries.ts';

export const freedDays = 7;

export const freedSince = ({ clock, config }: Pick<Context, 'clock' | 'config'>) => ({
  since: clock.now().subtract({ hours: 24 * freedDays }),
  timeZone: config.timeZone,
});

const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

const offerOf = (ctx: Pick<Context, 'config'>, entry: EntryRow, booking: BookingRow | undefined) => {
  if (entry.state !== 'OFFERED' || !booking?.hold_until) return undefined;
  return {
    bookingId: booking.id,
    dateBooked: wireInstant(ctx, booking.pending_at ?? booking.slot_at),
    until: wireInstant(ctx, booking.hold_until),
  };
};

const isInLine = ({ state }: EntryRow) => state === 'WAITING' || state === 'OFFERED';

/** The lot puts an entry in order at the end of the day on which it joined. */
const orderedFrom = (ctx: Pick<Context, 'config'>, entry: EntryRow) =>
  isInLine(entry) && entry.lot === null && entry.order_day !== null
    ? wireInstant(ctx, dayRange(ctx, entry.order_day).to)
    : undefined;

const codesOf = (ctx: Context, rows: readonly EntryRow[]) =>
  listCodes(
    ctx.db,
    rows.flatMap(({ state, confirmation_id }) =>
      state === 'WAITING_FOR_CONFIRMATION' ? (confirmation_id ?? []) : [],
    ),
  );

export const toEntries = async (ctx: Context, rows: readonly EntryRow[]): Promise<ListEntry[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const bookingIds = rows.flatMap(({ booking_id }) => booking_id ?? []);
  const bookings = byId(bookingIds.length === 0 ? [] : await listBookings(ctx.db, bookingIds));
  const windows = Map.groupBy(await listWindows(ctx.db, ids), ({ entry_id }) => entry_id);
  const places = byId(await listPlaces(ctx.db, ids));
  const freed = byId(await listFreed(ctx.db, ids, freedSince(ctx)));
  const codes = await codesOf(ctx, rows);
  const owners = isInConsole(ctx.actor) ? byId((await listOwners(ctx.db, rows)).map(ownerOf)) : undefined;
  return rows.map((row) => {
    const place = row.lot === null ? undefined : places.get(row.id);
    const offer = offerOf(ctx, row, bookings.get(row.booking_id ?? ''));
    const code = codes.get(row.confirmation_id ?? '');
    const lot = orderedFrom(ctx, row);
    const owner = owners?.get(row.account_id);
    return {
      id: row.id,
      vehicleId: row.vehicle_id,
      vehicleRegistrationPlate: row.plate,
      vehicleModel: row.model,
      cargoType: row.cargo_type,
      windows: (windows.get(row.id) ?? []).map(({ from_at, to_at }) => ({
        from: wireInstant(ctx, from_at),
        to: wireInstant(ctx, to_at),
      })),
      auto: row.auto,
      nightOffers: row.night_offers,
      state: row.state,
      ...(code && { confirmation: confirmationOf(code, ctx.clock.now()) }),
      ...(place && { position: place.position, of: place.of }),
      ...(lot && { orderedFrom: lot }),
      freedIn7Days: freed.get(row.id)?.freed ?? 0,
      ...(offer && { offer }),
      ...(row.state === 'TAKEN' && row.booking_id !== null && { bookingId: row.booking_id }),
      missedOffers: row.missed_offers,
      ...(row.skipped !== null && { skipped: row.skipped }),
      ...(row.ended !== null && { ended: row.ended }),
      createdDate: wireInstant(ctx, row.created_at),
      version: row.version,
      ...(owner && { owner }),
    };
  });
};

export const toEntry = async (ctx: Context, row: EntryRow): Promise<ListEntry> => {
  const [entry] = await toEntries(ctx, [row]);
  if (!entry) throw new Error('One row makes one entry');
  return entry;
};
