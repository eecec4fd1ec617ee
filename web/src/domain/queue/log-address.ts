import type { BoardQueue } from '#contract/queue/queue.ts';

/** Page at which everybody can check the log. Short enough to be typed off the screen. */
export const logAddress = '/log';

/** Makes the page check this head at once. The hash stands after `#`, so that the server never gets it. */
export const headAddress = ({ hash }: BoardQueue['logHead']) => `${location.origin}${logAddress}#${hash}`;

export const groupedHash = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash;
