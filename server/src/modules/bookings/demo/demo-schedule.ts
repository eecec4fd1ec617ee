import type { CancellationCode } from '#contract/bookings/booking-status.ts';
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

const usual = [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 5, 4, 5, 6, 5, 4, 4, 3, 3, 2, 2, 2, 1];

/** How many places of a slot are taken. One of the coming slots is full, and one that was today, whatever the hour. */
const takenIn = (slot: DemoSlot, now: number, random: DemoRandom): number => {
  const away = (slot.start - now) / hour;
  const isFull = (away > 1 && away <= 2) || (away > -1 && away <= 0);
  if (away > -rushHours - 1 && away <= 3) return isFull ? slot.capacity : slot.capacity - 1;
  if (away > 48) return random.chance(0.25) ? 1 : 0;
  if (away > 10) return random.whole(0, 2);
  if (away > 3) return random.whole(4, 8);
  return Math.max(1, (usual[slot.hour] ?? 3) + random.whole(-1, 1));
};

/** Most come early, some just in time, a few late. */
const delay = (random: DemoRandom): number => {
  const kind = random.whole(1, 100);
  if (kind <= 76) return random.between(-160, -5) * minute;
  return kind <= 92 ? random.between(-5, 9) * minute : random.between(14, 70) * minute;
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

const endings = [
  ['DRIVER', 0.22],
  ['EXPIRED', 0.12],
  ['ADMIN', 0.04],
  ['NO_SHOW', 0.055],
] as const;

/** Places that somebody had and gave back. Who is to be judged yet is none of them. */
const givenBack = (slot: DemoSlot, now: number, random: DemoRandom): DemoVisit[] =>
  endings
    .filter(([, share]) => random.chance(share))
    .filter(([ending]) => (ending === 'NO_SHOW' ? slot.end + 2 * hour < now : slot.start < now + 2 * day))
    .map(([ending]) => visit(slot, now, random, { ending, hasPriority: false }));

const visitsIn = (slot: DemoSlot, now: number, random: DemoRandom): DemoVisit[] => {
  const taken = takenIn(slot, now, random);
  const reserved = Math.max(0, taken - (slot.capacity - slot.reserve));
  const isBusy = taken >= slot.capacity - 1;
  return Array.from({ length: taken }, (_, nth) =>
    visit(slot, now, random, {
      hasPriority: nth < Math.max(reserved, isBusy ? slot.reserve : 0) || (!isBusy && random.chance(0.1)),
      arrivesAt: forcedArrival(slot, nth, now, random),
      ending: random.chance(0.012) && slot.end + 3 * hour < now ? 'GAVE_UP' : 'PASSED',
    }),
  );
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
  slots.flatMap((slot) => [...visitsIn(slot, now, random), ...givenBack(slot, now, random)]);
