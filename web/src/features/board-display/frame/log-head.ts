/** Where anybody can check the log; short enough to be typed off the screen. */
export const logAddress = '/board/log';

/** Enough of a hash to be compared by eye; the whole one stands in the log. */
export const shortHash = (hash: string) => `${hash.slice(0, 8)} ${hash.slice(8, 16)}`;

/** In groups that an eye can follow. */
export const groupedHash = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash;
