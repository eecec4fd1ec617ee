import type { Language } from '#contract/common.ts';

export const turnMs = 10_000;

/** The number of turns since 1970, so that all screens of a hall turn together. */
export const turnAt = (now: number) => Math.floor(now / turnMs);

/**
 * The language whose turn it is. If the number of pages is a multiple of that of languages, a page would always meet
 * the same language, so each round of the pages begins one language later.
 */
export const leadAt = (turn: number, pages: number, spoken: readonly Language[]): Language => {
  const inStep = pages % spoken.length === 0;
  const step = turn + (inStep ? Math.floor(turn / pages) : 0);
  return spoken[step % spoken.length] ?? 'RU';
};
