import type { BoardQueue } from '#contract/queue/queue.ts';

/** Where everybody can check the log; short enough to be typed off the screen. */
export const logAddress = '/log';

/** The page checks the head at once; after `#`, so that it does not travel to the server. */
export const headAddress = ({ hash }: BoardQueue['logHead']) => `${location.origin}${logAddress}#${hash}`;

export const groupedHash = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash;
