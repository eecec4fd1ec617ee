/** After the end of an image only zeros are allowed (some programs add them), never a second file. */
export const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);
