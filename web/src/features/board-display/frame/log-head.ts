/** Page where anybody can verify the log; short enough to be typed off the screen. */
export const logAddress = '/board/log';

/** Long enough to compare by eye; the log has the full hash. */
export const shortHash = (hash: string) => `${hash.slice(0, 8)} ${hash.slice(8, 16)}`;

export const groupedHash = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash;
