import { useState } from 'react';
import { mostPages } from '../plan/plan-board.ts';
import { turnMs } from '../words/display-time.ts';

/** A round takes 80 seconds at most, so more than eight pages turn faster. */
export const pageMsOf = (pages: number) => Math.min(turnMs, Math.floor((turnMs * mostPages) / pages));

/** The first row of a page, the first one that it does not show in full, and since when it is shown. */
export type ShownPage = { readonly from: number; readonly until: number; readonly since: number };
type Rows = { readonly count: number; readonly perPage: number };

const pagesOf = ({ count, perPage }: Rows) => Math.ceil(count / perPage);

/** All displays begin at the same times. */
export const firstPage = (now: number, rows: Rows): ShownPage => ({
  from: 0,
  until: rows.perPage,
  since: now - (now % pageMsOf(pagesOf(rows))),
});

/**
 * A page begins where the one before it ended, because its size changes with the words above the index: counted
 * pages would leave out rows. Of a page that grew meanwhile the added rows were seen too briefly, so they come again.
 * A clock that was set back turns no page.
 */
export const pageAt = (shown: ShownPage, now: number, rows: Rows): ShownPage => {
  const { count, perPage } = rows;
  if (shown.from >= count) return { from: 0, until: perPage, since: now };
  if (now < shown.since) return { ...shown, since: now };
  const pageMs = pageMsOf(pagesOf(rows));
  let { from, since } = shown;
  let until = Math.min(shown.until, from + perPage);
  for (; now - since >= pageMs; since += pageMs) {
    from = until < count ? until : 0;
    until = from + perPage;
  }
  return since === shown.since && until === shown.until ? shown : { from, until, since };
};

/** Changes only with the turn, so that no row disappears while it is read. */
export const usePage = (now: number, rows: Rows) => {
  const [shown, setShown] = useState(() => firstPage(now, rows));
  const next = pageAt(shown, now, rows);
  if (next !== shown) setShown(next);
  const { from, since } = next;
  const page = Math.ceil(from / rows.perPage);
  const pages = page + pagesOf({ ...rows, count: rows.count - from });
  return { from, since, page, pages, pageMs: pageMsOf(pagesOf(rows)) };
};
