/** Fewer digits could be found by chance. */
export const fewestDigits = 12;

/** The digits of a hash typed off a photograph, without separators. Null if there are other signs or too few digits. */
export const soughtHash = (text: string): string | null => {
  const digits = text.replace(/[\s·:-]/gu, '').toLowerCase();
  return /^[0-9a-f]+$/.test(digits) && digits.length >= fewestDigits && digits.length <= 64 ? digits : null;
};
