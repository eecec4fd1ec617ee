const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret as an authenticator app does. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
