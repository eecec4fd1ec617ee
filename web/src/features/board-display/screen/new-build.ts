/** Prevents a reload loop during a rolling upgrade, when some instances still serve the old page. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;
const mostTries = 3;

/** Random, so that the displays do not reload all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

/** This tab's last reload for a new build, and the script it ran before. */
export type Reload = { readonly at: number; readonly program: string; readonly tries: number };

/** False while a call flashes, and soon after the last reload. */
export const mayReload = (last: Reload | null, now: number, flashes: boolean) =>
  !flashes && (last === null || Math.abs(now - last.at) >= reloadsApartMs);

/**
 * True if the last reload got the same script, as from an instance that is not upgraded yet. Tries are limited,
 * because the new build may not have changed this page at all.
 */
export const gotOldPage = (last: Reload | null, program: string) =>
  last !== null && last.program === program && last.tries < mostTries;

export const nextReload = (last: Reload | null, program: string, now: number): Reload => ({
  at: now,
  program,
  tries: last?.program === program ? last.tries + 1 : 1,
});
