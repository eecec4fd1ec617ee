const checkDigits = 8;
/** Largest prime with eight digits, so that every character of the token affects the result. */
const modulus = 99_999_989;

/**
 * An eight-digit check derived from the pass token: guessing a booking number is not enough to forge a code, and
 * a renewed token makes old codes void. Digits only, because scanners type them alike in every layout.
 */
const checkOf = (token: string): string => {
  let sum = 0;
  for (const character of token) sum = (sum * 131 + (character.codePointAt(0) ?? 0)) % modulus;
  return String(sum).padStart(checkDigits, '0');
};

export const passQr = (formattedBookingNumber: string, token: string): string =>
  `${formattedBookingNumber}-${checkOf(token)}`;

export const numberInQr = (text: string): string | undefined =>
  /^(\d{6}-\d{4,5})-\d{8}$/.exec(text.trim())?.[1];

export const isQrOf = (text: string, formattedBookingNumber: string, token: string): boolean =>
  text.trim() === passQr(formattedBookingNumber, token);
