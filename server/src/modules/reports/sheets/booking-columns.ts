import { sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context.ts';
import { type SheetColumn, sheetFormats } from '../../../platform/sheets/sheet.ts';
import { createSheetClock, type SheetClock } from '../../../platform/sheets/sheet-clock.ts';
import { say } from '../../../platform/words/words.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { cancellationIn } from '../../bookings/read/cancellation-words.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';

const { moment } = sheetFormats;

/** What is read of a booking: a hundred thousand of them have three times as many fields. */
const facts = [
  'id',
  'number',
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
  'gate',
  'cancellation_code',
  'cancellation_reason',
  'cancellation_reasons',
] as const satisfies readonly (keyof BookingRow)[];

/** Instants as seconds since 1970: objects of them are kept outside of the heap, and pile up there unnoticed. */
const secondsOf = <K extends string>(column: string, name: K) =>
  sql<number | null>`extract(epoch FROM ${sql.ref(column)})::float8`.as(name);

export const sheetFields = [
  ...facts,
  sql<number>`extract(epoch FROM slot_at)::float8`.as('booked_for'),
  secondsOf('arrived_at', 'arrived'),
  secondsOf('called_at', 'called'),
  secondsOf('left_at', 'left'),
  secondsOf('created_at', 'created'),
] as const;

type Moments = { readonly [K in 'arrived' | 'called' | 'left' | 'created']: number | null };
export type SheetBooking = Pick<BookingRow, (typeof facts)[number]> &
  Moments & { readonly booked_for: number };

type Column = Omit<SheetColumn<SheetBooking>, 'header'>;

/** A type that is no longer known by its name is told by its code. */
const cargoName = ({ cargoTypes }: BookingParams, code: string, language: Language) =>
  cargoTypes.find((type) => type.code === code)?.names[language] ?? code;

const columnsOf = (params: BookingParams, language: Language, clock: SheetClock) => {
  const at = (seconds: number | null) => (seconds === null ? null : clock.ofSeconds(seconds));
  return {
    number: { width: 13, value: ({ number }) => number },
    dateBooked: { width: 16, format: moment, value: ({ booked_for }) => at(booked_for) },
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
    arrived: { width: 16, format: moment, value: ({ arrived }) => at(arrived) },
    called: { width: 16, format: moment, value: ({ called }) => at(called) },
    gate: { width: 10, value: ({ gate }) => gate },
    left: { width: 16, format: moment, value: ({ left }) => at(left) },
    reason: { width: 40, value: (row) => cancellationIn(row, language) },
    created: { width: 16, format: moment, value: ({ created }) => at(created) },
  } satisfies Record<string, Column>;
};

export type BookingColumn = keyof ReturnType<typeof columnsOf>;

/** Of a booking, those that are asked for, with their headings in the reader's language. */
export const bookingColumns = async (
  ctx: Context,
  names: readonly BookingColumn[],
): Promise<SheetColumn<SheetBooking>[]> => {
  const columns = columnsOf(
    await readBookingParams(ctx),
    ctx.language,
    createSheetClock(ctx.config.timeZone),
  );
  return names.map((name) => ({ header: say(ctx.language, `sheets.columns.${name}`), ...columns[name] }));
};
