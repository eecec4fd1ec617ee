import { languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';

/** With its year: accounts last. Instants carry the checkpoint's offset: their digits are its wall clock. */
export const dayWords = (instant: string) =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );
