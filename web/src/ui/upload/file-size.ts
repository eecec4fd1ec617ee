const units = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1000 },
  { unit: 'byte', bytes: 1 },
] as const;

/** Decimal, as the limit of 10 MB is. */
export const fileSize = (bytes: number, languageTag: string): string => {
  const { unit, bytes: divisor } = units.find((one) => bytes >= one.bytes) ?? units[2];
  const format = new Intl.NumberFormat(languageTag, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / divisor);
};
