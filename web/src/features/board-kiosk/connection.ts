import { useSyncExternalStore } from 'react';

/** What this kiosk knows of the server: whether it can be reached, and what its clock shows. */
type Connection = { readonly isCut: boolean; readonly offsetMs: number };

let known: Connection = { isCut: false, offsetMs: 0 };
const listeners = new Set<() => void>();

const learn = (next: Connection) => {
  known = next;
  for (const listener of listeners) listener();
};

/** The header counts whole seconds, and half a second is the best guess for the rest. */
const halfSecondMs = 500;
/** Smaller differences come from the network; following them would make the clock jump. */
const tremorMs = 1500;

/** A clock that is set wrong must not make drivers late. */
const offsetOf = (headers: Headers): number => {
  const offset = Date.parse(headers.get('date') ?? '') + halfSecondMs - Date.now();
  return Number.isNaN(offset) || Math.abs(offset - known.offsetMs) < tremorMs ? known.offsetMs : offset;
};

/** A late answer may come in after the cable was pulled, hence the look at `onLine`. */
export const noteAnswered = (headers: Headers) =>
  learn({ isCut: !navigator.onLine, offsetMs: offsetOf(headers) });

export const noteCut = () => {
  if (!known.isCut) learn({ ...known, isCut: true });
};

export const isCut = () => known.isCut;

/** The time by the server's clock. */
export const serverNow = () => new Date(Date.now() + known.offsetMs);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => known);
