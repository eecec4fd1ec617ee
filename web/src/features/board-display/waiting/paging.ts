import { useState } from 'react';
import { mostPages } from '../plan/plan-board.ts';
import { turnMs } from '../words/lead-at.ts';

export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): readonly T[] =>
  rows.slice(page * perPage, (page + 1) * perPage);

/** A round takes 80 seconds at most, so more than eight pages turn faster. */
export const pageMsOf = (pages: number) => Math.min(turnMs, Math.floor((turnMs * mostPages) / pages));

/** The page, or the last one if the queue has become shorter. */
export const pageWithin = (page: number, pages: number) => Math.min(page, Math.max(0, pages - 1));

export const pageAfter = (page: number, turns: number, pages: number) =>
  (page + Math.max(0, turns)) % Math.max(1, pages);

/**
 * Changes only with the turn, so that no row disappears while it is read. A clock that is set back may reach a turn
 * twice, which must not turn two pages.
 */
export const usePage = (turn: number, pages: number): number => {
  const [at, setAt] = useState({ turn, page: 0 });
  if (turn === at.turn || turn === at.turn - 1) return pageWithin(at.page, pages);
  const page = pageAfter(at.page, turn - at.turn, pages);
  setAt({ turn, page });
  return page;
};
