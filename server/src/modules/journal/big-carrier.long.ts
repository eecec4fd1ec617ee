import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';

let app: TestApp;
let operator: Visitor;
let carrier: Visitor;
let latest: Booking;

/** Ids are ordered by time, like those of `uuidv7`. */
const idAt = (number: string, kind: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch FROM timestamptz '2026-01-01') * 1000)::bigint + ${number}), 12, '0')
    || '7' || substr(md5('${kind}' || ${number}), 1, 3) || '8' || substr(md5('${kind}' || ${number}), 4, 15))::uuid`);

/** Inserts a year of a carrier with ten trucks a day, which is more than is counted exactly. */
const haveMany = async (db: TestApp['database']['db'], { id }: Pick<Booking, 'id'>) => {
  await sql`INSERT INTO booking SELECT (jsonb_populate_record(booking, jsonb_build_object(
      'id', ${idAt('n', 'booking')}, 'number', 'X' || n, 'status', 'LEFT_WAITING_ZONE', 'pass_token', md5('pass' || n)))).*
    FROM booking, generate_series(1, 3500) AS n WHERE booking.id = ${id}`.execute(db);
  await sql`INSERT INTO booking_event SELECT (jsonb_populate_record(booking_event, jsonb_build_object(
      'id', ${idAt('(n * 3 + step)', 'event')}, 'booking_id', ${idAt('n', 'booking')}))).*
    FROM booking_event, generate_series(1, 3500) AS n, generate_series(0, 2) AS step
    WHERE booking_event.booking_id = ${id} AND type = 'CREATED'`.execute(db);
  await sql`ANALYZE booking, booking_event`.execute(db);
};

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  carrier = await createVisitor(app);
  latest = await bookAndConfirm(app, carrier, '2026-11-22T09:00:00+09:00');
  await haveMany(app.database.db, latest);
});
afterAll(() => app.close());

const read = async (query: string) => {
  const { status, body } = await operator.call('GET', `/events?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { content: JournalEvent[]; total: number; totalCapped?: true };
};
test('pages of a carrier with very many bookings and of its driver’s acts are read, also a deep one', async () => {
  const { content, total, totalCapped } = await read(`userId=${carrier.userId}&size=5`);
  expect([total, totalCapped]).toEqual([10_000, true]);
  const events = await sql<{ id: string }>`SELECT id FROM booking_event ORDER BY id DESC LIMIT 15`.execute(
    app.database.db,
  );
  const ids = events.rows.map(({ id }) => id);
  expect(content.map(({ id }) => id)).toEqual(ids.slice(0, 5));
  const third = await read(`userId=${carrier.userId}&size=5&page=2`);
  expect(third.content.map(({ id }) => id)).toEqual(ids.slice(10, 15));

  const acts = await read(`actorId=${carrier.userId}&size=2`);
  expect(acts.content.map(({ type, bookingId }) => [type, bookingId])).toEqual([
    ['CONFIRMED', latest.id],
    ['CREATED', latest.id],
  ]);

  const stranger = await createVisitor(app);
  const { id } = await bookAndConfirm(app, stranger, '2026-11-22T10:00:00+09:00');
  // Others get so many later events that none of the carrier's is among the latest.
  await sql`INSERT INTO booking_event SELECT (jsonb_populate_record(booking_event, jsonb_build_object(
      'id', ${idAt('(n + 40000000000)', 'later')}))).*
    FROM booking_event, generate_series(1, 2000) AS n
    WHERE booking_event.booking_id = ${id} AND type = 'CREATED'`.execute(app.database.db);
  const deep = await read(`userId=${carrier.userId}&size=5&page=1000`);
  const { rows } = await sql<{ id: string }>`
    SELECT event.id FROM booking_event AS event JOIN booking ON booking.id = booking_id
    WHERE account_id = ${carrier.userId} ORDER BY event.id DESC LIMIT 5 OFFSET 5000`.execute(app.database.db);
  expect(deep.content.map((event) => event.id)).toEqual(rows.map((row) => row.id));
});
