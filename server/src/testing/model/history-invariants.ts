import { type BookingStatus, transitions } from '#contract/bookings/bookings.ts';
import type { State } from './read-state.ts';

type Booking = State['bookings'][number];
type Event = State['events'][number];
type FieldValues = Readonly<Record<string, unknown>>;

const movingTypes = ['CONFIRMED', 'EDITED', 'SHIFTED', 'SHIFT_UNDONE', 'OFFER_TAKEN'];

const isLegal = (type: string, from: BookingStatus, to: BookingStatus) =>
  transitions[from].includes(to) ||
  (['CHANGE_REQUESTED', 'OFFERED', 'SHIFT_UNDONE'].includes(type) &&
    from === 'BOOKED' &&
    to === 'WAITING_FOR_CHANGES_CONFIRMATION');

const transitionFaults = ({ type, before, after }: Event): string[] => {
  const [from, to] = [before?.status, after?.status] as (BookingStatus | undefined)[];
  const faults = [];
  if (from !== undefined && to !== undefined && !isLegal(type, from, to))
    faults.push(`${type} led from ${from} to ${to}`);
  if (before?.dateBooked !== undefined && !movingTypes.includes(type))
    faults.push(`${type} changed the slot`);
  return faults;
};

/** Each event must start from the state the previous one left; an unrecorded change would leave a gap. */
const chainFaults = (events: readonly Event[]): { faults: string[]; known: FieldValues } => {
  let known: FieldValues = {};
  const faults: string[] = [];
  for (const event of events) {
    faults.push(...transitionFaults(event));
    for (const [key, value] of Object.entries(event.before ?? {}))
      if (JSON.stringify(known[key]) !== JSON.stringify(value))
        faults.push(`${event.type} found ${key} ${value} where ${known[key]} was left`);
    known = { ...known, ...event.after };
  }
  return { faults, known };
};

const leftFaults = (booking: Booking, known: FieldValues): string[] => {
  const now: FieldValues = {
    status: booking.status,
    dateBooked: String(booking.slot_at),
    pendingDateBooked: booking.pending_at === null ? null : String(booking.pending_at),
    cargoType: booking.cargo_type,
    hasPriority: booking.has_priority,
    plate: booking.plate,
    vehicleId: booking.vehicle_id,
    model: booking.model,
    language: booking.language,
    unlimitedEditCount: booking.unlimited_edits,
    cancellation: booking.cancellation_code,
  };
  return Object.entries(now)
    .filter(([key, value]) => known[key] !== value)
    .map(([key, value]) => `${key} is ${value}, history says ${known[key]}`);
};

const historyOf = (booking: Booking, events: readonly Event[]): string[] => {
  const created = events.filter(({ type }) => type === 'CREATED').length;
  const { faults, known } = chainFaults(events);
  if (created !== 1 || events[0]?.type !== 'CREATED') faults.push(`${created} creations`);
  return [...faults, ...leftFaults(booking, known)];
};

/** Every booking must match its history, by allowed status transitions only. */
export const historyFaults = ({ bookings, events }: State): string[] => {
  const byBooking = Map.groupBy(events, ({ booking_id }) => booking_id);
  return bookings.flatMap((booking) =>
    historyOf(booking, byBooking.get(booking.id) ?? []).map((fault) => `booking ${booking.number}: ${fault}`),
  );
};
