import { languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';

/** Timestamps carry the checkpoint's offset, so their digits are local time: format them as UTC. */
export const dayWords = (instant: string) =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );
