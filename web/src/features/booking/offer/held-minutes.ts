const minuteMs = 60_000;

/** The longer before the slot an offer is made, the longer it is held. */
const ladder = [
  { hours: 24, minutes: 60 },
  { hours: 6, minutes: 30 },
] as const;
const least = 15;

/** For how long an offer was made that ends at `until`, which the server does not tell. */
export const heldMinutes = (offered: string, until: string): number => {
  const left = Date.parse(offered) - Date.parse(until);
  const step = ladder.find(({ hours, minutes }) => left + minutes * minuteMs > hours * 60 * minuteMs);
  return step?.minutes ?? least;
};
