/** The server's time and when it was heard. Not by this machine's clock, which may be wrong or set meanwhile. */
let heard: { readonly server: number; readonly at: number } | null = null;

export const learnServerTime = (serverTime: string) => {
  heard = { server: Date.parse(serverTime), at: performance.now() };
};

/** Milliseconds since 1970 by the server's clock; by this machine's until the server was heard. */
export const serverNow = () => (heard ? heard.server + performance.now() - heard.at : Date.now());
