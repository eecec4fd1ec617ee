import type { BookingParams } from '#contract/params/booking-params.ts';
import { planDay } from '../../modules/slots/plan-day.ts';
import type { State } from './read-state.ts';

const zone = 'Asia/Chita';

type Slot = State['slots'][number];

const isIn = (at: Temporal.Instant | null, slot: Slot) => at?.equals(slot.start_at) ?? false;

const placesIn = ({ bookings, resting }: State, slot: Slot) => {
  const own = bookings.filter(({ status, slot_at }) => status !== 'CANCELED' && isIn(slot_at, slot));
  const pending = bookings.filter(({ pending_at }) => isIn(pending_at, slot));
  const rests = resting
    .filter(({ slot_at }) => isIn(slot_at, slot))
    .map(({ id, priority }) => ({ id, has_priority: priority }));
  return [...own, ...pending, ...rests];
};

const countFaults = (state: State, slot: Slot): string[] => {
  const places = placesIn(state, slot);
  const ordinary = places.filter(({ has_priority }) => !has_priority).length;
  const faults = [];
  if (slot.booked !== places.length)
    faults.push(
      `booked is ${slot.booked}, but bookings, pending changes and resting places take ${places.length}`,
    );
  if (slot.booked_ordinary !== ordinary)
    faults.push(`booked_ordinary is ${slot.booked_ordinary}, but ${ordinary} are ordinary`);
  if (!(slot.booked_ordinary >= 0 && slot.booked_ordinary <= slot.booked && slot.booked <= slot.ceiling))
    faults.push(`0 ≤ ${slot.booked_ordinary} ≤ ${slot.booked} ≤ ${slot.ceiling} does not hold`);
  if (slot.ceiling !== Math.max(slot.capacity, slot.booked))
    faults.push(`ceiling is ${slot.ceiling} with capacity ${slot.capacity} and ${slot.booked} booked`);
  const rests = state.resting.filter(({ slot_at }) => slot_at.equals(slot.start_at)).length;
  if (rests > 0 && (!slot.open || slot.booked > slot.capacity))
    faults.push(`${rests} places rest, but it is closed or has more booked than places`);
  return faults;
};

type Planned = Pick<Slot, 'capacity' | 'reserve' | 'open'>;

type Plans = ReadonlyMap<string, Planned>;

const plansOf = (params: BookingParams, slots: readonly Slot[]): Plans => {
  const days = new Set(slots.map(({ day }) => day));
  const planned = [...days].flatMap((day) =>
    planDay({ params, lengths: [], timeZone: zone }, Temporal.PlainDate.from(day)),
  );
  return new Map(planned.map((plan) => [String(plan.start), plan]));
};

/** Bookings that lost priority without a capacity check: by an operator, or because the driver left the slot. */
const turnedSince = (before: State, after: State): ReadonlySet<string> => {
  const known = new Set(before.events.map(({ id }) => id));
  const isTurn = ({ actor, type, before: from, after: to }: State['events'][number]) =>
    from?.hasPriority === true &&
    to?.hasPriority === false &&
    (actor === 'ADMIN' || type === 'CHANGE_REQUESTED');
  return new Set(
    after.events.filter((event) => !known.has(event.id) && isTurn(event)).map(({ booking_id }) => booking_id),
  );
};

/** Bookings that an undo moved back. Their places are taken again, whatever happened to the slots. */
const restoredSince = (before: State, after: State): ReadonlySet<string> => {
  const known = new Set(before.events.map(({ id }) => id));
  return new Set(
    after.events
      .filter(({ id, type }) => !known.has(id) && type === 'SHIFT_UNDONE')
      .map(({ booking_id }) => booking_id),
  );
};

type Sale = {
  readonly before: Slot | undefined;
  readonly slot: Slot;
  readonly turned: number;
  readonly restored: number;
};

/** A slot may exceed its capacity after this was lowered, but must not fill up further. */
const saleFaults = ({ before, slot, turned, restored }: Sale, plans: readonly Planned[]): string[] => {
  const places = Math.max(before?.booked ?? 0, ...plans.map(({ capacity }) => capacity));
  const ordinary = Math.max(
    before?.booked_ordinary ?? 0,
    ...plans.map(({ capacity, reserve }) => capacity - reserve),
  );
  const faults = [];
  if (slot.booked > places + restored) faults.push(`${slot.booked} are booked where ${places} could be sold`);
  if (slot.booked_ordinary > ordinary + turned + restored)
    faults.push(
      `${slot.booked_ordinary} ordinary ones are booked where ${ordinary} could be sold and ${turned} became so`,
    );
  return faults;
};

const planFaults = (slot: Slot, plan: Planned | undefined): string[] =>
  plan && plan.capacity === slot.capacity && plan.reserve === slot.reserve && plan.open === slot.open
    ? []
    : [
        `is ${slot.capacity} (${slot.reserve}) ${slot.open ? 'open' : 'closed'}, the parameters say ${JSON.stringify(plan)}`,
      ];

export const slotFaults = (before: State, after: State, versions: readonly BookingParams[]): string[] => {
  const slotBefore = new Map(before.slots.map((slot) => [String(slot.start_at), slot]));
  const turned = turnedSince(before, after);
  const restored = restoredSince(before, after);
  const allPlans = versions.map((params) => plansOf(params, after.slots));
  return after.slots.flatMap((slot) => {
    const plans = allPlans.flatMap((byStart) => byStart.get(String(slot.start_at)) ?? []);
    return [
      ...countFaults(after, slot),
      ...saleFaults(
        {
          before: slotBefore.get(String(slot.start_at)),
          slot,
          // Canceled ones count too, because their places may rest.
          turned: after.bookings.filter(
            ({ id, slot_at, pending_at }) =>
              turned.has(id) && (isIn(slot_at, slot) || isIn(pending_at, slot)),
          ).length,
          restored: placesIn(after, slot).filter(({ id }) => restored.has(id)).length,
        },
        plans,
      ),
      ...planFaults(slot, plans.at(-1)),
    ].map((fault) => `slot ${slot.start_at}: ${fault}`);
  });
};
