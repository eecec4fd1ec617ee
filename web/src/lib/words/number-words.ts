import { languageTag } from '../i18n.ts';

export const wholeWords = (count: number) => new Intl.NumberFormat(languageTag()).format(count);

export const rateWords = (rate: number | null) =>
  rate === null ? '—' : new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(rate);

export const percentWords = (share: number | null, digits = 0) =>
  share === null
    ? '—'
    : new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: digits }).format(share);
