import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context.ts';
import { type SheetColumn, sheetFormats } from '../../../platform/sheets/sheet.ts';
import { say } from '../../../platform/words/words.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { cancellationIn } from '../../bookings/read/cancellation-words.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';

const { moment } = sheetFormats;

/** What is read of a booking: a hundred thousand of them have three times as many fields. */
export const sheetFields = [
  'id',
  'number',
  'slot_at',
  'status',
  'hold_until',
  'plate',
  'model',
  'first_name',
  'last_name',
  'patronymic',
  'phone',
  'email',
  'cargo_type',
  'has_priority',
  'arrived_at',
  'called_at',
  'gate',
  'left_at',
  'cancellation_code',
  'cancellation_reason',
  'cancellation_reasons',
  'created_at',
] as const satisfies readonly (keyof BookingRow)[];
export type SheetBooking = Pick<BookingRow, (typeof sheetFields)[number]>;

type Column = Omit<SheetColumn<SheetBooking>, 'header'>;

/** A type that is no longer known by its name is told by its code. */
const cargoName = ({ cargoTypes }: BookingParams, code: string, language: Language) =>
  cargoTypes.find((type) => type.code === code)?.names[language] ?? code;

const columnsOf = (params: BookingParams, language: Language) =>
  ({
    number: { width: 13, value: ({ number }) => number },
    dateBooked: { width: 16, format: moment, value: ({ slot_at }) => slot_at },
    plate: { width: 14, value: ({ plate }) => plate },
    model: { width: 20, value: ({ model }) => model },
    driver: {
      width: 30,
      value: (row) => [row.last_name, row.first_name, row.patronymic].filter(Boolean).join(' '),
    },
    phone: { width: 16, value: ({ phone }) => phone },
    email: { width: 24, value: ({ email }) => email },
    cargo: { width: 20, value: ({ cargo_type }) => cargoName(params, cargo_type, language) },
    priority: {
      width: 10,
      value: ({ has_priority }) => say(language, has_priority ? 'sheets.yes' : 'sheets.no'),
    },
    status: { width: 22, value: ({ status }) => say(language, `status.${status satisfies BookingStatus}`) },
    arrived: { width: 16, format: moment, value: ({ arrived_at }) => arrived_at },
    called: { width: 16, format: moment, value: ({ called_at }) => called_at },
    gate: { width: 10, value: ({ gate }) => gate },
    left: { width: 16, format: moment, value: ({ left_at }) => left_at },
    reason: { width: 40, value: (row) => cancellationIn(row, language) },
    created: { width: 16, format: moment, value: ({ created_at }) => created_at },
  }) satisfies Record<string, Column>;

export type BookingColumn = keyof ReturnType<typeof columnsOf>;

/** Of a booking, those that are asked for, with their headings in the reader's language. */
export const bookingColumns = async (
  ctx: Context,
  names: readonly BookingColumn[],
): Promise<SheetColumn<SheetBooking>[]> => {
  const columns = columnsOf(await readBookingParams(ctx), ctx.language);
  return names.map((name) => ({ header: say(ctx.language, `sheets.columns.${name}`), ...columns[name] }));
};
