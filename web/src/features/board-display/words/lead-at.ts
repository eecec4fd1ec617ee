import type { Language } from '#contract/common.ts';

export const turnMs = 10_000;

/** Counted since 1970, so that all displays turn in sync. */
export const turnAt = (now: number) => Math.floor(now / turnMs);

/**
 * The leading language of a turn. If the number of pages were a multiple of the languages, a page would
 * always meet the same language, so each round then starts one language later.
 */
export const leadAt = (turn: number, pages: number, spoken: readonly Language[]): Language => {
  const inStep = pages % spoken.length === 0;
  const step = turn + (inStep ? Math.floor(turn / pages) : 0);
  return spoken[step % spoken.length] ?? 'RU';
};
