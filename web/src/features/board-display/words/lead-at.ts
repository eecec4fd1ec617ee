import type { Language } from '#contract/common.ts';

export const turnMs = 10_000;

/** Counted since 1970, so that all displays turn at the same time. */
export const turnAt = (now: number) => Math.floor(now / turnMs);

export const leadAt = (turn: number, spoken: readonly Language[]): Language =>
  spoken[turn % spoken.length] ?? 'RU';
