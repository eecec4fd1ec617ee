import type { Language } from '#contract/common.ts';

export const turnMs = 10_000;

/** Counts the turns of all times, so that the screens of a hall turn together. */
export const turnAt = (now: number) => Math.floor(now / turnMs);

/**
 * Whose turn it is to speak. Every page is to be seen in every language: where pages and languages would walk in
 * step, each round of the pages begins one language later.
 */
export const leadAt = (turn: number, pages: number, spoken: readonly Language[]): Language => {
  const inStep = pages % spoken.length === 0;
  const step = turn + (inStep ? Math.floor(turn / pages) : 0);
  return spoken[step % spoken.length] ?? 'RU';
};
