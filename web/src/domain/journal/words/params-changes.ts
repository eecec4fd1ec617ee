import i18next from 'i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { EventLine, WordTools } from './event-line.ts';

type ParamName = keyof Omit<BookingParams, 'version'>;

const isParam = (name: string): name is ParamName =>
  name !== 'version' && i18next.exists(`parameters.fields.${name}.label`);

const writeValue = ({ t }: WordTools, value: unknown): string | null => {
  if (typeof value === 'boolean') return t(value ? 'journal.values.yes' : 'journal.values.no');
  return typeof value === 'number' ? String(value) : null;
};

/** Changed lists are only named, without values, because they have a history of their own. */
export const paramsChanges = (tools: WordTools, { from, to }: JournalEvent): EventLine[] =>
  Object.keys(to ?? {})
    .filter(isParam)
    .map((name) => {
      const label = tools.t(`parameters.fields.${name}.label`);
      const [was, became] = [writeValue(tools, from?.[name]), writeValue(tools, to?.[name])];
      return was === null && became === null ? { text: label } : { label, from: was, to: became };
    });
