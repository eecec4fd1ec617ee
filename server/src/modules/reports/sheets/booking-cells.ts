import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { Cell } from '../../../platform/sheets/sheet-frame.ts';
import { cleanText, createSheetClock } from '../../../platform/sheets/to-cell.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { type SystemCancellationCode, whyCanceled } from '../../bookings/read/why-canceled.ts';

// Loaded by the worker thread that writes long sheets: must not import the rest of the server.

/** Only the needed fields: bookings have three times as many, and a sheet may have 100,000 rows. */
export const bookingFacts = [
  'number',
  'status',
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

/** Timestamp columns, read as whole seconds since 1970. */
export const bookingMoments = {
  bookedFor: 'slot_at',
  arrived: 'arrived_at',
  called: 'called_at',
  left: 'left_at',
  created: 'created_at',
} as const satisfies Readonly<Record<string, keyof BookingRow>>;

type SheetBooking = Pick<BookingRow, (typeof bookingFacts)[number]> & {
  readonly [K in keyof typeof bookingMoments]: number | null;
};

const fieldNames = [...bookingFacts, ...Object.keys(bookingMoments)];

const toBooking = (values: readonly unknown[]): SheetBooking => {
  const booking: Record<string, unknown> = {};
  for (const [place, name] of fieldNames.entries()) booking[name] = values[place];
  return booking as SheetBooking;
};

export type BookingWords = {
  readonly statuses: Readonly<Record<BookingStatus, string>>;
  readonly cancellations: Readonly<Record<SystemCancellationCode, string>>;
  readonly cargoTypes: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
};

export type BookingCells = {
  readonly columns: readonly BookingColumn[];
  readonly language: Language;
  readonly timeZone: string;
  readonly words: BookingWords;
};

const valuesOf = ({ language, timeZone, words }: Omit<BookingCells, 'columns'>) => {
  const clock = createSheetClock(timeZone);
  const at = (seconds: number | null) => (seconds === null ? null : clock.ofSeconds(seconds));
  return {
    number: ({ number }) => number,
    dateBooked: ({ bookedFor }) => at(bookedFor),
    plate: ({ plate }) => plate,
    model: ({ model }) => model,
    driver: (row) => [row.last_name, row.first_name, row.patronymic].filter(Boolean).join(' '),
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    // A removed cargo type is shown by its code.
    cargo: ({ cargo_type }) => words.cargoTypes[cargo_type] ?? cargo_type,
    priority: ({ has_priority }) => (has_priority ? words.yes : words.no),
    status: ({ status }) => words.statuses[status],
    arrived: ({ arrived }) => at(arrived),
    called: ({ called }) => at(called),
    gate: ({ gate }) => gate,
    left: ({ left }) => at(left),
    reason: (row) => whyCanceled(row, language, (code) => words.cancellations[code]),
    created: ({ created }) => at(created),
  } satisfies Readonly<Record<string, (row: SheetBooking) => Cell>>;
};

export type BookingColumn = keyof ReturnType<typeof valuesOf>;

export const cellsOf = ({ columns, ...given }: BookingCells) => {
  const values = valuesOf(given);
  const chosen = columns.map((name): ((row: SheetBooking) => Cell) => values[name]);
  return (json: string): Cell[][] =>
    (JSON.parse(json) as unknown[][]).map((fields) => {
      const booking = toBooking(fields);
      return chosen.map((value) => {
        const cell = value(booking);
        return typeof cell === 'string' ? cleanText(cell) : cell;
      });
    });
};
