import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import { usualOccupancy } from './demo-occupancy.ts';
import type { DemoRandom } from './demo-random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
const day = 24 * hour;
export const wholeSecond = (at: number) => Math.round(at / 1000) * 1000;

/** Times in milliseconds. */
export type DemoSlot = {
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  readonly reserve: number;
  /** Of the day at the checkpoint. */
  readonly hour: number;
  readonly weekend: boolean;
};

/** A booking as it is wanted: what becomes of it at the gate is found by letting the line run. */
export type DemoVisit = {
  readonly slot: DemoSlot;
  readonly hasPriority: boolean;
  readonly createdAt: number;
  /** When its truck comes, or would have come; of a banned one, when it was banned. */
  readonly arrivesAt: number;
  readonly ending: 'PASSED' | 'GAVE_UP' | Exclude<CancellationCode, 'PLATE_CLAIMED'>;
};

/** Until so long before now the day was as any other; since then more come than the gate can pass. */
export const rushHours = 6;

/** How many places of a slot are taken. One of the coming slots is full, and one that was today, whatever the hour. */
const takenIn = (slot: DemoSlot, now: number, random: DemoRandom): number => {
  const away = (slot.start - now) / hour;
  const isFull = (away > 1 && away <= 2) || (away > -1 && away <= 0);
  if (away > -rushHours - 1 && away <= 3) return isFull ? slot.capacity : slot.capacity - 1;
  if (away > 48) return random.chance(0.25) ? 1 : 0;
  if (away > 10) return random.whole(0, 2);
  if (away > 3) return random.whole(4, 8);
  const usual = Math.round(usualOccupancy(slot) * slot.capacity) + random.whole(-1, 1);
  return Math.min(slot.capacity, Math.max(1, usual));
};

/** Most come an hour or two early, some just in time, a few late. */
const delay = (random: DemoRandom): number => {
  const kind = random.whole(1, 100);
  if (kind <= 70) return random.between(-125, -50) * minute;
  return kind <= 93 ? random.between(-50, 9) * minute : random.between(14, 45) * minute;
};

/** In the slot that runs some have not come, and into the line of the one before some came late: there always are. */
const forcedArrival = (slot: DemoSlot, nth: number, now: number, random: DemoRandom): number | undefined => {
  if (slot.start <= now && now < slot.end && nth >= 4 && nth <= 6)
    return now + random.between(8, 40) * minute;
  const isJustOver = slot.end <= now && now < slot.end + hour;
  return isJustOver && (nth === 3 || nth === 4) ? slot.end - random.between(1, 30) * minute : undefined;
};

const visit = (
  slot: DemoSlot,
  now: number,
  random: DemoRandom,
  given: Pick<DemoVisit, 'hasPriority' | 'ending'> & { readonly arrivesAt?: number | undefined },
): DemoVisit => {
  const ahead = random.between(0.2, 5) * day;
  const arrivesAt = given.arrivesAt ?? slot.start + delay(random);
  const latest = slot.end <= now ? now - random.between(1, 4) * minute : arrivesAt;
  return {
    slot,
    ...given,
    createdAt: wholeSecond(Math.min(slot.start - ahead, now - random.between(0.5, 20) * hour)),
    // Whoever has not come by now to a slot that is over would be taken for one who never comes.
    arrivesAt: wholeSecond(Math.min(arrivesAt, latest)),
  };
};

/** Of a hundred that are booked so many more were, and did not stay. */
const givenBackShares = [
  ['DRIVER', 0.038],
  ['EXPIRED', 0.025],
  ['ADMIN', 0.006],
] as const;

/** Places that somebody had and gave back. */
const givenBack = (slot: DemoSlot, taken: number, now: number, random: DemoRandom): DemoVisit[] =>
  Array.from({ length: slot.start < now + 2 * day ? taken : 0 }, () =>
    givenBackShares
      .filter(([, share]) => random.chance(share))
      .map(([ending]) => visit(slot, now, random, { ending, hasPriority: false })),
  ).flat();

/** Of those whose slot is long over; who is to be judged yet is none of them. */
const endingIn = (slot: DemoSlot, now: number, random: DemoRandom): DemoVisit['ending'] => {
  if (slot.end + 3 * hour >= now) return 'PASSED';
  const kind = random.between(0, 1);
  if (kind < 0.04) return 'NO_SHOW';
  return kind < 0.048 ? 'GAVE_UP' : 'PASSED';
};

const visitsIn = (slot: DemoSlot, now: number, random: DemoRandom): DemoVisit[] => {
  const taken = takenIn(slot, now, random);
  const reserved = Math.max(0, taken - (slot.capacity - slot.reserve));
  const isBusy = taken >= slot.capacity - 1;
  const kept = Array.from({ length: taken }, (_, nth) =>
    visit(slot, now, random, {
      hasPriority: nth < Math.max(reserved, isBusy ? slot.reserve : 0) || (!isBusy && random.chance(0.1)),
      arrivesAt: forcedArrival(slot, nth, now, random),
      ending: endingIn(slot, now, random),
    }),
  );
  return [...kept, ...givenBack(slot, taken, now, random)];
};

/** A booking for tomorrow that its truck has lost two days ago, when it was banned. */
export const bannedVisit = (slots: readonly DemoSlot[], now: number): DemoVisit[] => {
  const slot = slots.find(({ start }) => start > now + day);
  const bannedAt = wholeSecond(now - 2 * day);
  return slot
    ? [{ slot, hasPriority: false, createdAt: bannedAt - day, arrivesAt: bannedAt, ending: 'BANNED' }]
    : [];
};

/** Everything that was booked for these slots, by slot. */
export const demoSchedule = (slots: readonly DemoSlot[], now: number, random: DemoRandom): DemoVisit[] =>
  slots.flatMap((slot) => visitsIn(slot, now, random));
