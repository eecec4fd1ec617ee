/** Without zod: the browser draws the code, the server reads it. */

const checkDigits = 8;
/** The greatest prime of eight digits, so that every character of the token tells. */
const modulus = 99_999_989;

/**
 * Eight digits that belong to the pass as it is now: whoever only guesses a number does not know them, and a new token
 * makes an old code worthless. Digits alone, because a scanner types them alike in every keyboard layout.
 */
const checkOf = (token: string): string => {
  let sum = 0;
  for (const character of token) sum = (sum * 131 + (character.codePointAt(0) ?? 0)) % modulus;
  return String(sum).padStart(checkDigits, '0');
};

/** What the QR code of a pass holds: the booking's number and its check. */
export const passQr = (formattedBookingNumber: string, token: string): string =>
  `${formattedBookingNumber}-${checkOf(token)}`;

/** The booking number in the text of a QR code; undefined for any other text. */
export const numberInQr = (text: string): string | undefined =>
  /^(\d{6}-\d{4,5})-\d{8}$/.exec(text.trim())?.[1];

/** Whether the text is the code of this booking, made from its present token. */
export const isQrOf = (text: string, formattedBookingNumber: string, token: string): boolean =>
  text.trim() === passQr(formattedBookingNumber, token);
