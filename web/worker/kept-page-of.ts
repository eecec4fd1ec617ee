const kept = ['/booking', '/lk', '/pass', '/user/login'];
/** Addresses of the server or of another application, which are never answered from the device. */
const foreign =
  /^\/(api|assets|board|calendar|dev|docs|download|health|log|logout|oktet|open|static)(\/|$)|\.[a-z\d]+$/i;

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** The kept page for an address of the driver's application, used when the network does not answer. */
export const keptPageOf = (path: string): string | undefined =>
  foreign.test(path) ? undefined : (kept.find((base) => isBelow(path, base)) ?? '/');
