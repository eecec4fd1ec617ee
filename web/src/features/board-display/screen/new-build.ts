/** During an upgrade some instances still serve the old page: a screen must not reload over and over. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;
const mostTries = 3;

/** At random, so that the screens do not reload all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

/** The last time this tab was loaded anew for another build, and the program that it ran until then. */
export type Reload = { readonly at: number; readonly program: string; readonly tries: number };

/** Not while a call flashes, and not soon after the last time. */
export const mayReload = (last: Reload | null, now: number, flashes: boolean) =>
  !flashes && (last === null || Math.abs(now - last.at) >= reloadsApartMs);

/** The last reload brought the same program, from an instance not yet upgraded. Given up after some tries: the build may not have changed this page. */
export const gotOldPage = (last: Reload | null, program: string) =>
  last !== null && last.program === program && last.tries < mostTries;

export const nextReload = (last: Reload | null, program: string, now: number): Reload => ({
  at: now,
  program,
  tries: last?.program === program ? last.tries + 1 : 1,
});
