/** The server's time and when it was heard. Not by this machine's clock, which may be wrong or set meanwhile. */
let heard: { readonly server: number; readonly at: number } | null = null;

const secondMs = 1000;
const listeners = new Set<() => void>();

/** Milliseconds since 1970 by the server's clock; by this machine's until the server was heard. */
export const serverNow = () => (heard ? heard.server + performance.now() - heard.at : Date.now());

/** It names a second and not which part of it: a clock that is within that second already is left alone. */
export const learnServerTime = (serverTime: string) => {
  const server = Date.parse(serverTime);
  const into = serverNow() - server;
  if (heard && into >= 0 && into < secondMs) return;
  heard = { server, at: performance.now() };
  for (const listener of listeners) listener();
};

/** Hears when the clock is set: what was shown by a wrong one until then is shown anew. */
export const onClockSet = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
