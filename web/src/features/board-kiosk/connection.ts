import { sharedValue } from '../../lib/shared-value.ts';

/** The server's time at a moment of the device's monotonic clock. */
type Anchor = { readonly server: number; readonly monotonic: number };

type Connection = { readonly isCut: boolean; readonly anchor: Anchor | null };

const connection = sharedValue<Connection>({ isCut: false, anchor: null });

/** The Date header has whole seconds: add half a second on average. */
const halfSecondMs = 500;
/** Smaller differences are network jitter; following them would make the clock jump. */
const tremorMs = 1500;

const timeBy = ({ server, monotonic }: Anchor) => server + performance.now() - monotonic;

/**
 * The last time of the server plus what has gone by since, by a clock that nobody can set: a wrong or changed device
 * clock must not make drivers late, also while the network is cut.
 */
export const serverNow = () => {
  const { anchor } = connection.get();
  return new Date(anchor ? timeBy(anchor) : Date.now());
};

const anchorOf = (headers: Headers): Anchor | null => {
  const server = Date.parse(headers.get('date') ?? '') + halfSecondMs;
  const { anchor } = connection.get();
  if (Number.isNaN(server) || (anchor && Math.abs(server - timeBy(anchor)) < tremorMs)) return anchor;
  return { server, monotonic: performance.now() };
};

/** A late response may arrive after the cable was pulled, hence the check of `onLine`. */
export const noteAnswered = (headers: Headers) =>
  connection.set({ isCut: !navigator.onLine, anchor: anchorOf(headers) });

export const isCut = () => connection.get().isCut;

export const noteCut = () => {
  if (!isCut()) connection.set({ ...connection.get(), isCut: true });
};

export const useConnection = connection.useValue;
