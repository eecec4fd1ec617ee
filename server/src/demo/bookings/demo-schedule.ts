import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { DemoRandom } from './demo-random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
const day = 24 * hour;
export const wholeSecond = (at: number) => Math.round(at / 1000) * 1000;

export type DemoSlot = {
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  readonly reserve: number;
  /** Local hour at the checkpoint. */
  readonly hour: number;
  readonly weekend: boolean;
};

/** Share of places sold, by hour of a weekday. */
const usual = [
  0.22, 0.2, 0.2, 0.22, 0.28, 0.34, 0.42, 0.48, 0.7, 0.85, 0.92, 0.9, 0.8, 0.82, 0.9, 0.9, 0.85, 0.8, 0.74,
  0.66, 0.5, 0.42, 0.34, 0.28,
];
const weekendShare = 0.8;

const usualOccupancy = ({ hour, weekend }: { readonly hour: number; readonly weekend: boolean }) =>
  (usual[hour] ?? 0.5) * (weekend ? weekendShare : 1);

export type DemoVisit = {
  readonly slot: DemoSlot;
  readonly hasPriority: boolean;
  readonly createdAt: number;
  /** When the truck comes or would have come. For a banned truck, when it was banned. */
  readonly arrivesAt: number;
  readonly ending: 'PASSED' | 'GAVE_UP' | Exclude<CancellationCode, 'PLATE_CLAIMED'>;
};

/** The last hours before now, in which more trucks come than the gate can pass. */
export const rushHours = 6;

/** Three full hours of one of the next mornings, for which trucks stand on the waiting list. */
const wantedHours = { first: 9, end: 12 };

const isWanted = (slot: DemoSlot, now: number): boolean => {
  const { first, end } = wantedHours;
  const morning = slot.start - (slot.hour - first) * hour;
  return slot.hour >= first && slot.hour < end && morning > now + 25 * hour && morning <= now + 49 * hour;
};

/**
 * How many places of a slot are taken. The first wanted hour has one left, which the demo driver is offered. One upcoming slot and the one that
 * began last are always full.
 */
const takenIn = (slot: DemoSlot, now: number, random: DemoRandom): number => {
  const away = (slot.start - now) / hour;
  const isFull = (away > 1 && away <= 2) || (away > -1 && away <= 0);
  if (away > -rushHours - 1 && away <= 3) return isFull ? slot.capacity : slot.capacity - 1;
  if (isWanted(slot, now)) return slot.capacity - (slot.hour === wantedHours.first ? 1 : 0);
  if (away > 48) return random.chance(0.25) ? 1 : 0;
  if (away > 10) return random.whole(0, 2);
  if (away > 3) return random.whole(4, 8);
  const usual = Math.round(usualOccupancy(slot) * slot.capacity) + random.whole(-1, 1);
  return Math.min(slot.capacity, Math.max(1, usual));
};

const delay = (random: DemoRandom): number => {
  const kind = random.whole(1, 100);
  if (kind <= 70) return random.between(-125, -50) * minute;
  return kind <= 93 ? random.between(-50, 9) * minute : random.between(14, 45) * minute;
};

/** Makes sure that some trucks of the running slot are still to come, and some of the previous one were late. */
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
    // If a truck of a past slot had not come by now, it would be canceled as a no-show.
    arrivesAt: wholeSecond(Math.min(arrivesAt, latest)),
  };
};

/** How many canceled bookings there are for each kept one, by reason. */
const givenBackShares = [
  ['DRIVER', 0.038],
  ['EXPIRED', 0.025],
  ['ADMIN', 0.006],
] as const;

const givenBack = (slot: DemoSlot, taken: number, now: number, random: DemoRandom): DemoVisit[] =>
  Array.from({ length: slot.start < now + 2 * day ? taken : 0 }, () =>
    givenBackShares
      .filter(([, share]) => random.chance(share))
      .map(([ending]) => visit(slot, now, random, { ending, hasPriority: false })),
  ).flat();

/** Slots that ended less than three hours ago have no no-shows yet. */
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

export const bannedVisit = (slots: readonly DemoSlot[], now: number): DemoVisit[] => {
  const slot = slots.find(({ start }) => start > now + day);
  const bannedAt = wholeSecond(now - 2 * day);
  return slot
    ? [{ slot, hasPriority: false, createdAt: bannedAt - day, arrivesAt: bannedAt, ending: 'BANNED' }]
    : [];
};

export const demoSchedule = (slots: readonly DemoSlot[], now: number, random: DemoRandom): DemoVisit[] =>
  slots.flatMap((slot) => visitsIn(slot, now, random));
