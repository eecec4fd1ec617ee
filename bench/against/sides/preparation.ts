import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import type { Driver } from '../../support/drivers.ts';

/** Bench helpers that each commit supplies in its own version. */
export type Tools = Pick<typeof import('../../bookings/stage.ts'), 'setParams' | 'slotsOf'> &
  Pick<typeof import('../../support/bench-app.ts'), 'openBenchApp' | 'benchToken'> &
  Pick<typeof import('../../support/drivers.ts'), 'insertDrivers' | 'driverOf'> &
  Pick<typeof import('../../support/rows/past-bookings.ts'), 'loadPastBookings'>;

export type Order = {
  readonly env: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, number>>;
  /** Drivers with a session and an approved truck each. */
  readonly drivers: number;
  /** Drivers with that many finished bookings each, one in ten of them canceled. */
  readonly old?: { readonly drivers: number; readonly bookings: number };
  /** Drivers with that many trucks each. */
  readonly fleets?: { readonly drivers: number; readonly trucks: number };
};

export type Fleet = {
  readonly authorization: string;
  readonly userId: string;
  readonly vehicleIds: readonly string[];
};

export type Prepared = {
  readonly drivers: readonly Driver[];
  readonly old: readonly Driver[];
  readonly fleets: readonly Fleet[];
  /** The Authorization header of an administrator. */
  readonly admin: string;
  /** Hourly slots of the days after today. */
  readonly starts: readonly string[];
  readonly days: readonly string[];
};

/** Drivers per INSERT; more could exceed the statement timeout on a busy machine. */
const slice = 2000;
const days = 12;
/** Keeps tomorrow’s first slots bookable late in the evening, and holds from expiring meanwhile. */
const usual = { bookingLeadMinutes: 0, confirmationMinutes: 120, horizonDays: days + 1 };

const runStatement = async (url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
};

/** Every group of `trucks` drivers becomes one fleet: the first driver gets all of its trucks. */
const makeFleets = async (url: string, drivers: readonly Driver[], trucks: number): Promise<Fleet[]> => {
  const fleets: Fleet[] = [];
  for (let first = 0; first < drivers.length; first += trucks) {
    const vehicleIds = drivers.slice(first, first + trucks).map(({ vehicleId }) => vehicleId);
    const [moved] = await runStatement(
      url,
      'UPDATE vehicle SET account_id = (SELECT account_id FROM vehicle WHERE id = $1) WHERE id = ANY ($2) RETURNING account_id',
      [vehicleIds[0], vehicleIds],
    );
    fleets.push({ authorization: drivers[first]?.authorization ?? '', userId: moved.account_id, vehicleIds });
  }
  return fleets;
};

const fill = async (tools: Tools, order: Order): Promise<Prepared> => {
  const { env, drivers, old = { drivers: 0, bookings: 0 }, fleets = { drivers: 0, trucks: 0 } } = order;
  const app = await tools.openBenchApp(env);
  try {
    await tools.setParams(app, { ...usual, ...order.params });
    const all = drivers + old.drivers + fleets.drivers * fleets.trucks;
    for (let from = 0; from < all; from += slice)
      await tools.insertDrivers(app, from, Math.min(all, from + slice));
    const added = await Promise.all(Array.from({ length: all }, (_, index) => tools.driverOf(app, index)));
    const url = env.DATABASE_URL ?? '';
    const { timeZone } = app.services.config;
    const past = { url, drivers, listed: old.drivers, own: old.bookings, timeZone };
    const finished = old.drivers * old.bookings;
    if (finished > 0) await tools.loadPastBookings({ ...past, count: finished });
    if (url !== '') await runStatement(url, 'ANALYZE');
    const starts = tools.slotsOf(app, 1, days);
    const day = (start: string) => Temporal.Instant.from(start).toZonedDateTimeISO(timeZone).toPlainDate();
    return {
      drivers: added.slice(0, drivers),
      old: added.slice(drivers, drivers + old.drivers),
      fleets:
        fleets.drivers > 0 ? await makeFleets(url, added.slice(drivers + old.drivers), fleets.trucks) : [],
      admin: await tools.benchToken(app, 'admin'),
      starts,
      days: [...new Set(starts.map((start) => day(start).toString()))],
    };
  } finally {
    await app.close();
  }
};

/** Arguments: path of the order file, path for the result. */
export const runPreparation = async (tools: Tools): Promise<void> => {
  const [order = '', result = ''] = process.argv.slice(2);
  writeFileSync(result, JSON.stringify(await fill(tools, JSON.parse(readFileSync(order, 'utf8')) as Order)));
  // Some commits leave timers running after close.
  process.exit(0);
};
