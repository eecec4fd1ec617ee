/** Instances are replaced one after the other: a page from an old one must not be fetched over and over. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;

/** Screens do not come all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

type Reload = { readonly lastReloadAt: number | null; readonly now: number; readonly flashes: boolean };

/** Not while a call flashes, and not soon after the last time. */
export const mayReload = ({ lastReloadAt, now, flashes }: Reload) =>
  !flashes && (lastReloadAt === null || Math.abs(now - lastReloadAt) >= reloadsApartMs);
