import { languageTag } from '../../lib/i18n.ts';

/** Size in the reader's language, such as `3 kB` or `12 MB`. */
export const sizeWords = (bytes: number): string => {
  const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000];
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(languageTag(), options).format(Math.max(value, 0.1));
};
