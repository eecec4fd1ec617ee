import { useState } from 'react';
import { pageAfter, pageWithin } from './paging.ts';

/** Changes only with the turn, so that no row disappears while it is read. */
export const usePage = (turn: number, pages: number): number => {
  const [at, setAt] = useState({ turn, page: 0 });
  if (at.turn === turn) return pageWithin(at.page, pages);
  const page = pageAfter(at.page, turn - at.turn, pages);
  setAt({ turn, page });
  return page;
};
