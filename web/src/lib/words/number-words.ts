import { languageTag } from '../i18n.ts';

export const wholeWords = (count: number) => new Intl.NumberFormat(languageTag()).format(count);

export const rateWords = (rate: number | null) =>
  rate === null ? '—' : new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(rate);

/** What happened at all is never told as 0 %, and what failed once not as 100 %. */
export const percentWords = (share: number | null, digits = 0) => {
  if (share === null) return '—';
  const format = new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: digits });
  const least = 0.01 / 10 ** digits;
  if (share > 0 && share < least / 2) return `<${format.format(least)}`;
  if (share < 1 && share > 1 - least / 2) return `>${format.format(1 - least)}`;
  return format.format(share);
};
