/** The server's time and when it was heard. Not by this machine's clock, which may be wrong or set meanwhile. */
let heard: { readonly server: number; readonly at: number } | null = null;

const secondMs = 1000;

/** Milliseconds since 1970 by the server's clock; by this machine's until the server was heard. */
export const serverNow = () => (heard ? heard.server + performance.now() - heard.at : Date.now());

/** It names a second and not which part of it: a clock that is within that second already is left alone. */
export const learnServerTime = (serverTime: string) => {
  const server = Date.parse(serverTime);
  const into = serverNow() - server;
  if (!heard || into < 0 || into >= secondMs) heard = { server, at: performance.now() };
};
