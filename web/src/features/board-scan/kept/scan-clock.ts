import { keep, readKept } from './kept-store.ts';

/** The server's time, and the two clocks of the phone at that moment. */
export type Anchor = { readonly server: number; readonly monotonic: number; readonly wall: number };

export type Clocks = { readonly monotonic: number; readonly wall: number };

/** While the screen is on, the monotonic clock counts, so that setting the phone's clock does not shift the time. */
export const timeBy = (anchor: Anchor, { monotonic }: Clocks): number =>
  anchor.server + Math.max(0, monotonic - anchor.monotonic);

/**
 * After sleep the larger difference counts, because the monotonic clock stops while a phone sleeps and restarts
 * with the page.
 */
export const timeAfterSleep = (anchor: Anchor, { monotonic, wall }: Clocks): number =>
  anchor.server + Math.max(0, monotonic - anchor.monotonic, wall - anchor.wall);

const key = 'clock';
const clocks = (): Clocks => ({ monotonic: performance.now(), wall: Date.now() });

let anchor: Anchor | null = null;

const anchorAt = (server: number) => {
  anchor = { server, ...clocks() };
  void keep(key, anchor);
};

export const scanNow = (): number => (anchor ? timeBy(anchor, clocks()) : Date.now());

export const learnTime = (server: number) => anchorAt(server);

export const loadClock = async () => {
  const kept = await readKept<Anchor>(key);
  // The monotonic clock has restarted with the page, so only the wall clock tells the difference.
  if (kept && !anchor) anchorAt(timeAfterSleep({ ...kept, monotonic: performance.now() }, clocks()));
};

export const watchSleep = () => {
  const onChange = () => {
    if (!anchor) return;
    anchorAt(document.hidden ? timeBy(anchor, clocks()) : timeAfterSleep(anchor, clocks()));
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
