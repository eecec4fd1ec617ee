const units = [
  { unit: 'megabyte', bytes: 1_000_000, unitDisplay: 'short' },
  { unit: 'kilobyte', bytes: 1000, unitDisplay: 'short' },
  // In short, English says "743 byte".
  { unit: 'byte', bytes: 1, unitDisplay: 'long' },
] as const;

/** Decimal, as the limit of 10 MB is. */
export const fileSize = (size: number, languageTag: string): string => {
  const { bytes, ...unit } = units.find((one) => size >= one.bytes) ?? units[2];
  const format = new Intl.NumberFormat(languageTag, { style: 'unit', ...unit, maximumFractionDigits: 1 });
  // A number is never parted from its unit.
  return format.format(size / bytes).replace(' ', '\u00a0');
};

const shownCharacters = 40;

/** Counted in characters, not in UTF-16 units, so that nothing is cut in two. */
export const shortenName = (name: string): string => {
  const characters = [...name];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : name;
};
