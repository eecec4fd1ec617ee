/** Fewer digits would be found by chance. */
export const fewestDigits = 12;

/** The digits of a hash as typed off a photograph, without spaces; null if they are none or too few. */
export const soughtHash = (text: string): string | null => {
  const digits = text.replace(/[\s·:-]/gu, '').toLowerCase();
  return /^[0-9a-f]+$/.test(digits) && digits.length >= fewestDigits && digits.length <= 64 ? digits : null;
};
