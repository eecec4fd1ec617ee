import pg from 'pg';
import type { Driver } from './drivers.ts';
import { dayOf, type Stage } from './stage.ts';

/** A statement with its values, as the driver for PostgreSQL gets it. */
type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statement that takes a place and writes a booking, and for whom it was recorded. */
export type BareStatement = Statement & {
  readonly number: string;
  readonly start: string;
  readonly day: string;
  /** Ids that were made for this booking. Another booking needs other ids. */
  readonly madeIds: readonly string[];
};

export const recordedDrivers = 8;
const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

let recorded: Statement[] | undefined;

// Patched before any connection opens, because the pool keeps the `query` function that a connection has then.
const { prototype } = pg.Client;
const original = prototype.query;
prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  const [query, values] = args as [string | Statement, unknown];
  const given = typeof query === 'string' ? { text: query, values: [] } : query;
  recorded?.push({ text: given.text, values: given.values ?? (Array.isArray(values) ? values : []) });
  return Reflect.apply(original, this, args);
} as typeof original;

const bookInProcess = async ({ app }: Stage, { authorization, vehicleId }: Driver, dateBooked: string) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { authorization },
    payload: { dateBooked, vehicleId, cargoType: 'GENERAL' },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
};

/** Records one booking in this process, after some others have warmed the caches. */
export const recordBooking = async (stage: Stage, start: string): Promise<BareStatement> => {
  const drivers = await stage.drivers.take(recordedDrivers);
  const statements: Statement[] = [];
  for (const [index, driver] of drivers.entries()) {
    recorded = index === drivers.length - 1 ? statements : undefined;
    await bookInProcess(stage, driver, start);
  }
  recorded = undefined;
  const number = drivers.at(-1)?.number ?? '';
  const statement = statements.find(({ text }) => /INSERT INTO booking\s*\(/.test(text));
  if (!statement) throw new Error('no statement inserts a booking');
  const ids = statement.values.flatMap((value) => String(value).match(uuids) ?? []);
  const madeIds = [...new Set(ids)].filter((id) => !id.endsWith(number));
  return { ...statement, number, start, day: dayOf(stage.app, start), madeIds };
};
