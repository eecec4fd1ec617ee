/** During a rolling upgrade some instances still serve the old page: avoids a reload loop. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;
const mostTries = 3;

/** Jitter, so that the displays do not reload all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

/** This tab's last reload for a new build, and the script it ran before. */
export type Reload = { readonly at: number; readonly program: string; readonly tries: number };

/** Not while a call flashes, and not soon after the last reload. */
export const mayReload = (last: Reload | null, now: number, flashes: boolean) =>
  !flashes && (last === null || Math.abs(now - last.at) >= reloadsApartMs);

/**
 * The last reload got the same script, from an instance not yet upgraded. Limited retries: the new build
 * may not have changed this page at all.
 */
export const gotOldPage = (last: Reload | null, program: string) =>
  last !== null && last.program === program && last.tries < mostTries;

export const nextReload = (last: Reload | null, program: string, now: number): Reload => ({
  at: now,
  program,
  tries: last?.program === program ? last.tries + 1 : 1,
});
