import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openStage, slotsOf } from './bookings/stage.ts';
import { bookOverHttp } from './bookings/ways.ts';
import { median, sortNumbers } from './support/load.ts';
import { describeMachine } from './support/machine.ts';
import { durable, openBenchServer } from './support/postgres-server.ts';
import { loadPastBookings } from './support/rows/past-bookings.ts';
import { percent, rate, table } from './support/table.ts';

/** What the indexes for operators’ lists cost when booking: with and without them, alternating. */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '7' },
    count: { type: 'string', default: '600' },
  },
});
const [rounds, count] = [Number(values.rounds), Number(values.count)];
const warmUp = 400;
/** Uncounted bookings after an index change, since every connection replans its statements. */
const settling = 100;
/** Indexes that booking itself never reads. */
const ofOperators = [
  'booking_number_ending',
  'booking_phone_ending',
  'booking_arrival',
  'booking_status',
  'booking_last_name',
  'booking_first_name',
  'booking_patronymic',
  'booking_second_name',
  'booking_person',
];

const server = await openBenchServer(durable);
try {
  console.log(await describeMachine(server.url));
  const stage = await openStage(await server.database('indexes'), {
    drivers: warmUp + 2 * rounds * (count + settling),
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  try {
    const { app, url } = stage;
    const { db } = app.database;
    const { timeZone } = app.services.config;
    await loadPastBookings({ url, count: Number(values.rows), drivers: warmUp, listed: 0, own: 0, timeZone });
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE indexname IN (${sql.join(ofOperators)})`.execute(db);
    const all = indexes.length;
    const product = await stage.start();
    const starts = slotsOf(app, 1, 5);
    await bookOverHttp(stage, product, starts, warmUp);
    const rates = { with: [] as number[], without: [] as number[] };
    const change = {
      with: async () => {
        for (const { definition } of indexes) await sql.raw(definition).execute(db);
      },
      without: async () => {
        for (const { name } of indexes) await sql`DROP INDEX ${sql.ref(name)}`.execute(db);
      },
    };
    let state: keyof typeof change = 'with';
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that each state is equally often the one with fresh indexes.
      for (const name of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
        if (name !== state) await change[name]();
        state = name;
        await bookOverHttp(stage, product, starts, settling);
        rates[name].push((await bookOverHttp(stage, product, starts, count, 'waits')).perSecond);
      }
    }
    const ratios = rates.with.map((perSecond, round) => perSecond / (rates.without[round] ?? perSecond));
    const middle = (numbers: readonly number[]) => median(sortNumbers(numbers));
    console.log(
      `\n${values.rows} past bookings, ${rounds} rounds of ${count}; ${all} indexes for operators\n`,
    );
    console.log(
      table(
        ['with them', 'without', 'of those without'],
        [[rate(middle(rates.with)), rate(middle(rates.without)), percent(middle(ratios))]],
      ),
    );
  } finally {
    await stage.close();
  }
} finally {
  await server.close();
}
