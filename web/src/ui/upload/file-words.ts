const units = [
  { unit: 'megabyte', bytes: 1_000_000, unitDisplay: 'short' },
  { unit: 'kilobyte', bytes: 1000, unitDisplay: 'short' },
  // Bytes are written in full, because the short English form is "743 byte".
  { unit: 'byte', bytes: 1, unitDisplay: 'long' },
] as const;

/** Uses decimal units, like the limit of 10 MB. */
export const fileSize = (size: number, languageTag: string): string => {
  const { bytes, ...unit } = units.find((one) => size >= one.bytes) ?? units[2];
  const format = new Intl.NumberFormat(languageTag, { style: 'unit', ...unit, maximumFractionDigits: 1 });
  return format.format(size / bytes).replace(' ', '\u00a0');
};

const shownCharacters = 40;

/** Cuts by code points, so that no surrogate pair is split. */
export const shortenName = (name: string): string => {
  const characters = [...name];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : name;
};
