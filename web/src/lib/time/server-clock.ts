/** The server's time at a moment of `performance.now()`, because the machine's clock may be wrong or be changed. */
let heard: { readonly server: number; readonly at: number } | null = null;

const secondMs = 1000;
const listeners = new Set<() => void>();

export const serverNow = () => (heard ? heard.server + performance.now() - heard.at : Date.now());

/** A clock that differs by less than a second is kept, because server times have whole seconds. */
export const learnServerTime = (serverTime: string) => {
  const server = Date.parse(serverTime);
  const into = serverNow() - server;
  if (heard && into >= 0 && into < secondMs) return;
  heard = { server, at: performance.now() };
  for (const listener of listeners) listener();
};

export const onClockSet = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
