import { isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts';
import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';
import { isNoShow } from '../shown-groups.ts';

type Phase = 'past' | 'now' | 'ahead';

export type SlotRow = {
  readonly kind: 'slot';
  readonly start: string;
  readonly end: string;
  readonly phase: Phase;
  /** Undefined if the slot has bookings but is no longer offered. */
  readonly slot: TimeSlot | undefined;
  readonly bookings: readonly Booking[];
};

export type ClosedRow = {
  readonly kind: 'closed';
  readonly start: string;
  readonly end: string;
  readonly phase: Phase;
  readonly closure: SlotClosure | undefined;
};

export type DayRow = SlotRow | ClosedRow;

const phaseOf = (start: string, end: string, now: number): Phase => {
  if (Date.parse(end) <= now) return 'past';
  return Date.parse(start) <= now ? 'now' : 'ahead';
};

/** The order of statuses: passed, at the gate, waiting, expected, not coming. */
const stages: readonly (readonly BookingStatus[])[] = [
  ['LEFT_WAITING_ZONE'],
  ['GO_TO_GATE'],
  ['WAITING'],
  ['BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION'],
  ['WAITING_FOR_CONFIRMATION'],
  ['CANCELED'],
];

const stageOf = ({ bookingStatus }: Booking) =>
  stages.findIndex((statuses) => isOneOf(statuses, bookingStatus));

const momentOf = ({ calledAt, arrivedAt, createdDate }: Booking) =>
  Date.parse(calledAt ?? arrivedAt ?? createdDate);

const inOrder = (bookings: readonly Booking[]) =>
  bookings
    .map((booking) => ({ booking, stage: stageOf(booking), moment: momentOf(booking) }))
    .sort((a, b) => a.stage - b.stage || a.moment - b.moment)
    .map(({ booking }) => booking);

const isSameClosure = (row: DayRow | undefined, closure: SlotClosure | undefined): row is ClosedRow =>
  row?.kind === 'closed' && row.closure?.from === closure?.from && row.closure?.to === closure?.to;

const bookingsByStart = (bookings: readonly Booking[]) => {
  const byStart = new Map<number, Booking[]>();
  for (const booking of bookings) {
    const start = Date.parse(booking.dateBooked);
    const together = byStart.get(start);
    if (together) together.push(booking);
    else byStart.set(start, [booking]);
  }
  return byStart;
};

type Day = {
  readonly slots: readonly TimeSlot[];
  readonly bookings: readonly Booking[];
  readonly now: number;
};

/** One row per slot. Adjacent closed slots without bookings are merged. */
export const planDay = ({ slots, bookings, now }: Day): DayRow[] => {
  const byStart = bookingsByStart(bookings);
  const bySlot = new Map(slots.map((slot) => [Date.parse(slot.start), slot]));
  const starts = [...new Set([...bySlot.keys(), ...byStart.keys()])].sort((a, b) => a - b);
  const rows: DayRow[] = [];
  for (const at of starts) {
    const slot = bySlot.get(at);
    const own = byStart.get(at) ?? [];
    const start = slot?.start ?? own[0]?.dateBooked ?? '';
    const end = slot?.end ?? own[0]?.slotEnd ?? '';
    const phase = phaseOf(start, end, now);
    const isClosed = slot?.state === 'CLOSED' && own.length === 0;
    const before = rows.at(-1);
    if (!isClosed) rows.push({ kind: 'slot', start, end, phase, slot, bookings: inOrder(own) });
    else if (isSameClosure(before, slot.closure) && before.phase === phase)
      rows.splice(-1, 1, { ...before, end });
    else rows.push({ kind: 'closed', start, end, phase, closure: slot.closure });
  }
  return rows;
};

const isDone = ({ bookingStatus }: Booking) =>
  bookingStatus === 'LEFT_WAITING_ZONE' || bookingStatus === 'CANCELED';

const isOver = (row: DayRow) => row.phase === 'past' && (row.kind === 'closed' || row.bookings.every(isDone));

/** The latest past hours stay unfolded, because operators are asked about them most. */
const keptInSight = 2;

/** Number of leading rows that can be folded. It is 0 if the whole day is past. */
export const countOver = (rows: readonly DayRow[]): number => {
  if (rows.every(({ phase }) => phase === 'past')) return 0;
  const first = rows.findIndex((row) => !isOver(row));
  const count = Math.max(0, first - keptInSight);
  return count > 1 ? count : 0;
};

export const summarise = (rows: readonly DayRow[]) => {
  const bookings = rows.flatMap((row) => (row.kind === 'slot' ? row.bookings : []));
  return {
    from: rows[0]?.start ?? '',
    to: rows.at(-1)?.end ?? '',
    left: bookings.filter(({ bookingStatus }) => bookingStatus === 'LEFT_WAITING_ZONE').length,
    noShows: bookings.filter(isNoShow).length,
    closed: rows.flatMap((row) => (row.kind === 'closed' ? [{ from: row.start, to: row.end }] : [])),
  };
};

export const withBookings = (rows: readonly DayRow[]): DayRow[] =>
  rows.filter((row) => row.kind === 'slot' && row.bookings.length > 0);
