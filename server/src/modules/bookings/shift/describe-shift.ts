import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { KeptBooking, ShiftOutcome, ShiftSlot, ToldOfShift } from '#contract/bookings/shift.ts';
import type { LocalizedText } from '#contract/common.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { renderMessage } from '../../../platform/messages/render-message.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { allContacts, bookingWords } from '../booking/tell-driver.ts';
import type { PreparedShift, Stretch } from './prepare-shift.ts';
import { listArrived, listContacts } from './shift.queries.ts';

type MovedBooking = { readonly booking: BookingRow; readonly to: Temporal.Instant };

const movedOf = ({ bookings, moves }: PreparedShift): MovedBooking[] => {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return moves.flatMap(({ id, to }) => {
    const booking = byId.get(id);
    return booking ? { booking, to: Temporal.Instant.fromEpochMilliseconds(to) } : [];
  });
};

/** A sample of the SMS, which does not contain the reason. */
const sampleOf = (ctx: TrxContext, { booking, to }: MovedBooking): LocalizedText => {
  const inWords = (language: BookingRow['language']) =>
    renderMessage(ctx, {
      template: 'booking-shifted',
      channel: 'SMS',
      to: '',
      language,
      params: { ...bookingWords(ctx, booking), slot: to, from: booking.slot_at, reason: '' },
    }).text;
  return { RU: inWords('RU'), EN: inWords('EN'), CN: inWords('CN') };
};

/** Must count as `tellShifted` sends: once per account, plus once per dropped change. */
const countTold = async (ctx: TrxContext, prepared: PreparedShift): Promise<ToldOfShift> => {
  const moved = movedOf(prepared);
  const notices = [
    ...Map.groupBy(
      moved.map(({ booking }) => booking),
      ({ account_id }) => account_id,
    ).values(),
    ...prepared.dropped.map((booking) => [booking]),
  ];
  const told = { drivers: 0, messages: 0, sms: 0, email: 0, languages: { RU: 0, EN: 0, CN: 0 } };
  const counted = new Set<string>();
  const accountIds = notices.flatMap(([first]) => first?.account_id ?? []);
  const accounts = accountIds.length > 0 ? await listContacts(ctx.db, accountIds) : [];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  for (const bookings of notices) {
    const [first] = bookings;
    const account = first && byId.get(first.account_id);
    if (!account) continue;
    const contacts = allContacts(account);
    for (const { channel } of contacts) {
      told.messages += 1;
      told[channel === 'SMS' ? 'sms' : 'email'] += 1;
    }
    if (contacts.length === 0 || counted.has(account.id)) continue;
    counted.add(account.id);
    told.drivers += 1;
    told.languages[bookings.length > 1 ? account.language : first.language] += 1;
  }
  const [first] = moved;
  return { ...told, sample: first ? sampleOf(ctx, first) : null };
};

const atOf = (ctx: TrxContext) => (at: number) =>
  wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(at));

const toMoves = (ctx: TrxContext, { moves, bookings }: PreparedShift): BookingMove[] => {
  const wire = atOf(ctx);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return moves.flatMap(({ id, from, to }) => {
    const booking = byId.get(id);
    return booking
      ? {
          id,
          formattedBookingNumber: booking.number,
          vehicleRegistrationPlate: booking.plate,
          hasPriority: booking.has_priority,
          from: wire(from),
          to: wire(to),
          droppedChange: booking.pending_at !== null,
        }
      : [];
  });
};

const toKept =
  (ctx: TrxContext) =>
  ({ id, number, plate, status, slot_at }: BookingRow): KeptBooking => ({
    id,
    formattedBookingNumber: number,
    vehicleRegistrationPlate: plate,
    bookingStatus: status,
    dateBooked: wireInstant(ctx, slot_at),
  });

const toSlots = (
  ctx: TrxContext,
  { from, to }: Stretch,
  { slots, bookings, moves }: PreparedShift,
): ShiftSlot[] => {
  const wire = atOf(ctx);
  const movable = new Map<number, number>();
  for (const { slot_at } of bookings)
    movable.set(slot_at.epochMilliseconds, (movable.get(slot_at.epochMilliseconds) ?? 0) + 1);
  const last = Math.max(to.epochMilliseconds - 1, ...moves.map((move) => move.to));
  return slots
    .filter(({ start, end }) => end > from.epochMilliseconds && start <= last)
    .map(({ start, end, open, capacity, fixed }) => ({
      start: wire(start),
      end: wire(end),
      open,
      capacity,
      booked: fixed + (movable.get(start) ?? 0),
    }));
};

export const describeShift = async (
  ctx: TrxContext,
  stretch: Stretch,
  prepared: PreparedShift,
): Promise<Omit<ShiftOutcome, 'plan' | 'applied'>> => ({
  moves: toMoves(ctx, prepared),
  slots: toSlots(ctx, stretch, prepared),
  stay: (await listArrived(ctx.db, stretch)).map(toKept(ctx)),
  dropped: prepared.dropped.map(toKept(ctx)),
  told: await countTold(ctx, prepared),
});
