import { useSyncExternalStore } from 'react';

/** Reachability of the server and the offset of its clock. */
type Connection = { readonly isCut: boolean; readonly offsetMs: number };

let known: Connection = { isCut: false, offsetMs: 0 };
const listeners = new Set<() => void>();

const learn = (next: Connection) => {
  known = next;
  for (const listener of listeners) listener();
};

/** The Date header has whole seconds: add half a second on average. */
const halfSecondMs = 500;
/** Smaller differences are network jitter; following them would make the clock jump. */
const tremorMs = 1500;

/** Uses the server's clock: a wrong device clock must not make drivers late. */
const offsetOf = (headers: Headers): number => {
  const offset = Date.parse(headers.get('date') ?? '') + halfSecondMs - Date.now();
  return Number.isNaN(offset) || Math.abs(offset - known.offsetMs) < tremorMs ? known.offsetMs : offset;
};

/** A late response may arrive after the cable was pulled, hence the check of `onLine`. */
export const noteAnswered = (headers: Headers) =>
  learn({ isCut: !navigator.onLine, offsetMs: offsetOf(headers) });

export const noteCut = () => {
  if (!known.isCut) learn({ ...known, isCut: true });
};

export const isCut = () => known.isCut;

export const serverNow = () => new Date(Date.now() + known.offsetMs);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => known);
