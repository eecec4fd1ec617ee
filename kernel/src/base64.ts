/** Reads both alphabets, that of addresses too. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
