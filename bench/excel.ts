import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openStage, type Stage, slotsOf } from './bookings/stage.ts';
import { bookOverHttp } from './bookings/ways.ts';
import { benchToken } from './support/bench-app.ts';
import { measureBeside } from './support/beside.ts';
import { download } from './support/download.ts';
import { readByLibreOffice } from './support/libre-office.ts';
import { median, sortNumbers } from './support/load.ts';
import { describeMachine } from './support/machine.ts';
import { durable, openBenchServer } from './support/postgres-server.ts';
import { loadPastBookings } from './support/rows/past-bookings.ts';
import { percent, rate, table } from './support/table.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/**
 * Exports 100,000 bookings to Excel: time to first and last byte, memory, effect on bookings, and content
 * as read by LibreOffice. Exits with 1 when a target is missed.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    /** Bookings per round while a sheet is written; enough for the writing thread to be well under way. */
    count: { type: 'string', default: '1000' },
  },
});
const [rows, rounds, count] = [Number(values.rows), Number(values.rounds), Number(values.count)];
const warmUp = 400;
const allowed = { firstMs: 1000, lastMs: 15_000, megabytes: 100, ratio: 0.8 };
const path = '/booking/excel?statuses=LEFT_WAITING_ZONE&statuses=CANCELED';

/** Expected values of some columns, formatted and ordered as in the sheet. */
const expectedCells = async ({ app }: Stage): Promise<string[][]> => {
  const { timeZone } = app.services.config;
  const { rows: bookings } = await sql<{ number: string; at: string; plate: string; driver: string }>`
    SELECT number, to_char(slot_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD HH24:MI') AS at, plate,
      last_name || ' ' || first_name AS driver
    FROM booking WHERE status IN ('LEFT_WAITING_ZONE', 'CANCELED') ORDER BY slot_at, id`.execute(
    app.database.db,
  );
  return bookings.map(({ number, at, plate, driver }) => [number, at, plate, driver]);
};

const compareCells = async (stage: Stage, content: Buffer): Promise<boolean> => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'bookings.xlsx');
  await writeFile(file, content);
  const [, , , head = [], ...cells] = (await readByLibreOffice(file, folder.path)) ?? [];
  folder.remove();
  if (head.length === 0) {
    console.log('LibreOffice is not installed here: nobody else has opened the sheet');
    return true;
  }
  const columns = ['Запись', 'Время записи', 'Номер', 'Водитель'].map((name) => head.indexOf(name));
  const expected = await expectedCells(stage);
  const wrong = expected.findIndex((row, index) =>
    // LibreOffice appends seconds regardless of the cell format.
    row.some(
      (cell, column) => cell !== cells[index]?.[columns[column] ?? -1]?.replace(/(?<= \d\d:\d\d):00$/, ''),
    ),
  );
  const isSame = cells.length === expected.length && wrong < 0;
  if (!isSame) console.log('expected', expected[wrong], 'and LibreOffice shows', cells[wrong], head);
  console.log(
    `LibreOffice shows ${cells.length} rows, ${isSame ? 'each' : 'not each'} as the database has it`,
  );
  return isSame;
};

const server = await openBenchServer(durable);
try {
  console.log(await describeMachine(server.url));
  const stage = await openStage(await server.database('excel'), {
    drivers: warmUp + (2 * rounds + 1) * count,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  try {
    const { timeZone } = stage.app.services.config;
    const past = { drivers: warmUp, listed: 0, own: 0, timeZone };
    await loadPastBookings({ url: stage.url, count: rows, ...past });
    const product = await stage.start();
    const starts = slotsOf(stage.app, 1, 5);
    await bookOverHttp(stage, product, starts, warmUp);
    const token = await benchToken(stage.app, 'admin');

    const before = product.memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, product.memory())), 100);
    const alone = await download(product.port, path, token);
    clearInterval(watch);
    const isSame = await compareCells(stage, alone.content);

    const times: number[] = [];
    const book = async () => (await bookOverHttp(stage, product, starts, count, 'waits')).perSecond;
    const beside = await measureBeside(rounds, book, async () => {
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const ended = download(product.port, path, token, resolve).then(({ last }) => times.push(last));
      await Promise.race([begun, ended]);
      return { ended };
    });
    const megabytes = (alone.content.length / 1e6).toFixed(1);
    console.log(`\n${rows} bookings as a sheet of ${megabytes} MB; ${rounds} rounds of ${count} bookings\n`);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    console.log(
      table(
        ['', 'measured', 'allowed'],
        [
          ['first byte', seconds(alone.first), seconds(allowed.firstMs)],
          ['whole', seconds(alone.last), seconds(allowed.lastMs)],
          ['whole, bookings beside it', seconds(median(sortNumbers(times))), seconds(allowed.lastMs)],
          ['more memory', `${(most - before).toFixed(0)} MB`, `${allowed.megabytes} MB`],
          ['bookings alone', rate(beside.alone), ''],
          ['bookings meanwhile', rate(beside.beside), ''],
          ['of those alone', percent(beside.ratio), percent(allowed.ratio)],
          ['its least and most', beside.leastAndMost.map(percent).join(', '), ''],
        ],
      ),
    );
    const isMet =
      isSame &&
      alone.first <= allowed.firstMs &&
      Math.max(alone.last, median(sortNumbers(times))) <= allowed.lastMs &&
      most - before <= allowed.megabytes &&
      beside.ratio >= allowed.ratio;
    console.log(isMet ? '\nevery target is met' : '\nbelow target');
    process.exitCode = isMet ? 0 : 1;
  } finally {
    await stage.close();
  }
} finally {
  await server.close();
}
