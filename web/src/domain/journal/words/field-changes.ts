import i18next from 'i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { RecordedVehicle } from '#contract/vehicles/vehicles.ts';
import { roles as allRoles } from '#kernel/access.ts';
import { guardCodes } from '#kernel/guards/guards.ts';
import { phoneWords } from '../../account/phone-words.ts';
import { wallDay, wallTime, whenWords } from '../../checkpoint/checkpoint-words.ts';
import { plateText } from '../../plate/plate-text.ts';
import type { EventLine, WordTools } from './event-line.ts';

type Change<Value> = {
  readonly from: Value | null | undefined;
  readonly to: Value | null | undefined;
};
type FormattedChange = { readonly from: string | null; readonly to: string | null };
/** Writes a change of fields that have this kind of value. */
type Writer<Value> = (tools: WordTools, change: Change<Value>) => FormattedChange;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Writes both sides in the same way, or null for a value of another kind. */
const both =
  <Value>(write: (tools: WordTools, value: unknown) => string | null): Writer<Value> =>
  (tools, { from, to }) => ({ from: write(tools, from), to: write(tools, to) });

const each = (write: (tools: WordTools, text: string) => string): Writer<string> =>
  both((tools, value) => (isText(value) ? write(tools, value) : null));

const asText = each((_, text) => text);

const asTime: Writer<string> = (_, { from, to }) => {
  const isOneDay = isText(from) && isText(to) && wallDay(from) === wallDay(to);
  const write = (value: unknown) => (isText(value) ? (isOneDay ? wallTime : whenWords)(value) : null);
  return { from: write(from), to: write(to) };
};

const asFlag = both<boolean>(({ t }, value) =>
  typeof value === 'boolean' ? t(value ? 'journal.values.yes' : 'journal.values.no') : null,
);

const asCount = both<readonly unknown[]>((_, value) => (Array.isArray(value) ? String(value.length) : null));

const asRoles = both<readonly string[]>(({ t }, value) => {
  if (!Array.isArray(value)) return null;
  const roles = allRoles.filter((role) => value.includes(role));
  if (roles.length === 0) return t('journal.values.none');
  return roles.map((role) => t(`journal.roles.${role}`)).join(t('common.listSeparator'));
});

const asGuards = both<readonly string[]>(({ t }, value) =>
  Array.isArray(value)
    ? guardCodes
        .filter((code) => value.includes(code))
        .map((code) => t(`guards.names.${code}`))
        .join(t('common.listSeparator'))
    : null,
);

/** Fields in display order. Other recorded fields are not shown. */
const writers = {
  dateBooked: asTime,
  pendingDateBooked: asTime,
  plate: each((_, text) => plateText(text)),
  model: asText,
  driver: asText,
  cargoType: each(({ cargoName }, code) => cargoName(code)),
  hasPriority: asFlag,
  phoneNumber: each((_, text) => phoneWords(text)),
  email: asText,
  language: each(({ t }, code) =>
    code === 'RU' || code === 'EN' || code === 'CN' ? t(`language.${code}`) : code,
  ),
  unlimitedEditCount: asFlag,
  documents: asCount,
  acknowledged: asGuards,
  roles: asRoles,
  name: asText,
  title: asText,
} satisfies { [Name in keyof RecordedVehicle]-?: Writer<NonNullable<RecordedVehicle[Name]>> } & Record<
  string,
  Writer<never>
>;

type FieldName = keyof typeof writers;

export const fieldChanges = (
  tools: WordTools,
  { from, to }: Pick<JournalEvent, 'from' | 'to'>,
  except: readonly FieldName[] = [],
): EventLine[] =>
  (Object.keys(writers) as FieldName[])
    .filter((name) => !except.includes(name) && (name in (from ?? {}) || name in (to ?? {})))
    .map((name) => ({
      label: tools.t(`journal.fields.${name}`),
      ...(writers[name] as Writer<unknown>)(tools, { from: from?.[name], to: to?.[name] }),
    }))
    .filter(({ from: was, to: became }) => was !== null || became !== null);

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
