/** What follows the end of a picture: nothing, or the zeros that some programs add. Never a second file. */
export const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);
