import { sharedValue } from '../../lib/shared-value.ts';

/** Reachability of the server and the offset of its clock. */
type Connection = { readonly isCut: boolean; readonly offsetMs: number };

const connection = sharedValue<Connection>({ isCut: false, offsetMs: 0 });

/** The Date header has whole seconds: add half a second on average. */
const halfSecondMs = 500;
/** Smaller differences are network jitter; following them would make the clock jump. */
const tremorMs = 1500;

/** Uses the server's clock: a wrong device clock must not make drivers late. */
const offsetOf = (headers: Headers): number => {
  const offset = Date.parse(headers.get('date') ?? '') + halfSecondMs - Date.now();
  const { offsetMs } = connection.get();
  return Number.isNaN(offset) || Math.abs(offset - offsetMs) < tremorMs ? offsetMs : offset;
};

/** A late response may arrive after the cable was pulled, hence the check of `onLine`. */
export const noteAnswered = (headers: Headers) =>
  connection.set({ isCut: !navigator.onLine, offsetMs: offsetOf(headers) });

export const isCut = () => connection.get().isCut;

export const noteCut = () => {
  if (!isCut()) connection.set({ ...connection.get(), isCut: true });
};

export const serverNow = () => new Date(Date.now() + connection.get().offsetMs);

export const useConnection = connection.useValue;
