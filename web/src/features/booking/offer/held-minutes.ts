const minuteMs = 60_000;

/** From how long before the slot a place is held for how long. */
const ladder = [
  { hours: 24, minutes: 60 },
  { hours: 6, minutes: 30 },
] as const;
const least = 15;

/** For how long an offer that ends so was made; the answer does not say. */
export const heldMinutes = (offered: string, until: string): number => {
  const left = Date.parse(offered) - Date.parse(until);
  const step = ladder.find(({ hours, minutes }) => left + minutes * minuteMs > hours * 60 * minuteMs);
  return step?.minutes ?? least;
};
