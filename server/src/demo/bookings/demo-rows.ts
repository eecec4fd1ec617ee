import { plateKey } from '#kernel/plates/plate-key.ts';
import type { BookingRow } from '../../modules/bookings/booking/booking-row.ts';
import type { SettledAct } from '../../modules/bookings/line/append-log.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { BookedTruck } from './add-carriers.ts';
import { type DemoBooking, instantOf } from './demo-history.ts';
import { type DemoPassage, inLineOrder, type NumberedVisit } from './demo-line.ts';
import type { DemoRandom } from './demo-random.ts';
import { hour, minute } from './demo-schedule.ts';

const step = 5 * minute;
const down = (at: number) => Math.floor(at / step) * step;
const up = (at: number) => Math.ceil(at / step) * step;

/** Share of calls that keep to the forecast. */
const rightShare = 0.84;

const toldOnArrival = ({ visit, calledAt }: DemoPassage, random: DemoRandom) => {
  const expected = calledAt ?? visit.arrivesAt + 2 * hour;
  const from = random.chance(rightShare)
    ? down(expected - random.between(5, 20) * minute)
    : up(expected + random.between(3, 14) * minute);
  return { from: Math.max(from, down(visit.arrivesAt)), to: from + 30 * minute };
};

const cargo = ['GENERAL', 'GENERAL', 'GENERAL', 'GENERAL', 'EMPTY', 'OVERSIZED', 'DANGEROUS'] as const;
const priorityCargo = ['PERISHABLE', 'PERISHABLE', 'LIVESTOCK', 'POST', 'HUMANITARIAN'] as const;

export const madeBooking = (
  { visit, number }: NumberedVisit,
  truck: BookedTruck,
  random: DemoRandom,
): BookingRow => {
  const created_at = instantOf(visit.createdAt);
  return {
    id: uuidv7({ now: () => created_at }),
    number,
    status: 'WAITING_FOR_CONFIRMATION',
    slot_at: instantOf(visit.slot.start),
    slot_end: instantOf(visit.slot.end),
    ...truck,
    plate_key: plateKey(truck.plate),
    cargo_type: visit.hasPriority ? random.pick(priorityCargo) : random.pick(cargo),
    has_priority: visit.hasPriority,
    email: null,
    application_type: random.chance(0.7) ? 'mobile' : 'web',
    unlimited_edits: false,
    edit_count: 0,
    cancellation_code: null,
    cancellation_reason: null,
    cancellation_reasons: null,
    canceled_at: null,
    confirmation_id: null,
    hold_until: instantOf(visit.createdAt + 15 * minute),
    pending_at: null,
    pending_end: null,
    offer_id: null,
    confirmed_at: null,
    shifted: false,
    arrived_at: null,
    called_at: null,
    left_at: null,
    gate: null,
    recalled_at: null,
    acknowledged_at: null,
    moved: null,
    late: null,
    arrival_undone_at: null,
    undone_arrival_at: null,
    version: 1,
    created_at,
    // The database fills this in.
    pass_token: '',
    pass_version: 1,
  };
};

const instantOrNull = (at: number | null) => (at === null ? null : instantOf(at));

/** Trucks this close to the front count as already told that they are near. */
const toldNear = 4;

export const placeRows = (
  passages: readonly DemoPassage[],
  idOf: (passage: DemoPassage) => string,
  random: DemoRandom,
) => {
  const far = new Set(
    passages
      .filter(({ calledAt, gaveUpAt }) => calledAt === null && gaveUpAt === null)
      .toSorted(inLineOrder)
      .slice(toldNear),
  );
  return passages.map((passage) => {
    const told = toldOnArrival(passage, random);
    return {
      booking_id: idOf(passage),
      queue_slot: instantOf(passage.queueSlot),
      late: passage.late,
      told_from: instantOf(told.from),
      told_to: instantOf(told.to),
      told_near: !far.has(passage),
      first_called_at: instantOrNull(passage.calledAt),
      exceptional: passage.gaveUpAt !== null,
      no_answers: 0,
      recalls_told: passage.recalledAt === null ? 0 : 1,
      recall_told_at: instantOrNull(passage.recalledAt),
    };
  });
};

const lengthChange = { ARRIVAL: 1, CALL: -1, CANCEL: -1 } as const;
const rank = ['ARRIVAL', 'CANCEL', 'CALL', 'RECALL', 'LEFT'];

type Place = Pick<ReturnType<typeof placeRows>[number], 'booking_id' | 'queue_slot' | 'late'>;

/** All acts in order of time, with the outcome that the real code would have recorded. */
export const settledActs = (bookings: readonly DemoBooking[], places: readonly Place[]): SettledAct[] => {
  const placeOf = new Map(places.map((place) => [place.booking_id, place]));
  let waiting = 0;
  return bookings
    .flatMap(({ acts }) => acts)
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || rank.indexOf(a.type) - rank.indexOf(b.type))
    .flatMap((act): SettledAct[] => {
      const place = placeOf.get(act.after.id);
      if (!place) return [];
      waiting += act.type in lengthChange ? lengthChange[act.type as keyof typeof lengthChange] : 0;
      const isCall = act.type === 'CALL';
      const { queue_slot: queueSlot, late } = place;
      return [{ ...act, queueSlot, late, inOrder: isCall || null, isFirstCall: isCall, waiting }];
    });
};
