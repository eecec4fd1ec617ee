/** Instants come with the checkpoint's own offset, so their digits are its wall clock. */
export const momentWords = (instant: string) => instant.slice(0, 16).replace('T', ' ');
