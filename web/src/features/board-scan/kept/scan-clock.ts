import { keep, readKept } from './kept-store.ts';

/** The server's time at a moment of the phone's two clocks. */
export type Anchor = { readonly server: number; readonly monotonic: number; readonly wall: number };

export type Clocks = { readonly monotonic: number; readonly wall: number };

/** While the screen is on nobody may shift the time by setting the phone's clock. */
export const timeBy = (anchor: Anchor, { monotonic }: Clocks): number =>
  anchor.server + Math.max(0, monotonic - anchor.monotonic);

/** The monotonic clock stands still while a phone sleeps, and begins anew with the page: then the other one tells. */
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
  // The page's monotonic clock has begun anew.
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
