/** Instances are replaced one after the other: a page from an old one must not be fetched over and over. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;
const mostTries = 3;

/** Screens do not come all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

/** The last time this tab was loaded anew for another build, and the program that it ran until then. */
export type Reload = { readonly at: number; readonly program: string; readonly tries: number };

/** Not while a call flashes, and not soon after the last time. */
export const mayReload = (last: Reload | null, now: number, flashes: boolean) =>
  !flashes && (last === null || Math.abs(now - last.at) >= reloadsApartMs);

/** An instance that was not replaced yet gave the old page again. Some builds change other pages only: not for ever. */
export const gotOldPage = (last: Reload | null, program: string) =>
  last !== null && last.program === program && last.tries < mostTries;

export const nextReload = (last: Reload | null, program: string, now: number): Reload => ({
  at: now,
  program,
  tries: last?.program === program ? last.tries + 1 : 1,
});
