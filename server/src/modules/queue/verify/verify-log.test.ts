import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HashedEntry, hashedText } from '#contract/queue-log-chain.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/test-line.ts';
import { createVisitor, type Visitor } from '../../../testing/test-visitor.ts';
import { sha256 } from '../../bookings/line/log-hashes.ts';
import type { PublishedHead } from '../log/heads-file.ts';
import { getLogHead } from '../log/log.queries.ts';
import type { Finding } from './findings.ts';
import { verifyLog, verifySnapshot } from './verify-log.ts';

const nine = '2026-11-20T09:00:00+09:00';
const ten = '2026-11-20T10:00:00+09:00';

let app: TestApp;
/** As they left the database at the end of two days. */
const heads: PublishedHead[] = [];
const ids: Record<'called' | 'left' | 'canceled' | 'away' | 'waiting', string> = {
  called: '',
  left: '',
  canceled: '',
  away: '',
  waiting: '',
};

const publish = async (date: string) => {
  heads.push({ date, ...(await getLogHead(app.database.db)) });
};

const liveADay = async (operator: Visitor) => {
  const line = lineOf(app, operator);
  const arrive = async (slot: string) => {
    app.clock.advance({ minutes: 1 });
    return (await line.arrive(slot)).id;
  };
  ids.called = await arrive(nine);
  ids.left = await arrive(nine);
  ids.canceled = await arrive(nine);
  ids.away = await arrive(ten);
  ids.waiting = await arrive(ten);
  await line.move(ids.left, 'GO_TO_GATE', { reasonKind: 'MEDICAL' });
  await line.move(ids.left, 'LEFT_WAITING_ZONE');
  await line.move(ids.canceled, 'CANCELED');
  await publish('2026-11-19');
  await line.move(ids.away, 'BOOKED');
  await line.next();
  app.clock.advance({ minutes: 1 });
  await operator.call('POST', `/queue/${ids.called}/recall`);
  await publish('2026-11-20');
};

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:50:00.5+09:00');
  await liveADay(await createVisitor(app, { roles: ['ADMIN'] }));
});

afterAll(() => app.close());

const say = ({ fault, seq, about }: Finding) =>
  [seq, fault, about].filter((part) => part !== undefined).join(' ');

/** What is found after somebody who owns the database has done something to it. All of it is undone. */
const findAfter = async (
  harm: (trx: Trx) => Promise<unknown>,
  known: readonly PublishedHead[] = [],
  now = app.clock.now(),
) => {
  const findings: string[] = [];
  let anchor: PublishedHead | undefined;
  const undo = new Error('undo');
  await app.database.db
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await harm(trx);
      const verified = await verifySnapshot(trx, {
        heads: { heads: known, strangeLines: [] },
        now,
        report: (finding) => findings.push(say(finding)),
      });
      anchor = verified.anchor;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return { findings, anchor };
};

const run = (statement: string) => (trx: Trx) => sql.raw(statement).execute(trx);

/** Writes the chain anew from an entry on, as whoever owns the database can. */
const rewrite = async (trx: Trx, from: number, change: (entry: HashedEntry) => HashedEntry) => {
  const rows = await trx.selectFrom('queue_log').select(['seq', 'body', 'hash']).orderBy('seq').execute();
  let last = rows.find(({ seq }) => seq === from - 1)?.hash ?? '0'.repeat(64);
  for (const { seq, body } of rows.filter((row) => row.seq >= from)) {
    const entry = JSON.parse(body) as HashedEntry;
    const text = hashedText({ ...(seq === from ? change(entry) : entry), prev: last });
    last = sha256(text);
    await trx.updateTable('queue_log').set({ body: text, hash: last }).where('seq', '=', seq).execute();
  }
  await trx.updateTable('queue_head').set({ log_hash: last }).execute();
};

test('an honest log has nothing to find, and is anchored by the heads that left', async () => {
  expect(heads.map(({ seq }) => seq)).toEqual([8, 11]);
  expect(await findAfter(async () => undefined)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(async () => undefined, heads)).toEqual({ findings: [], anchor: heads[1] });
  const findings: Finding[] = [];
  const verified = await verifyLog(app.database.db, {
    heads: { heads, strangeLines: [] },
    now: app.clock.now(),
    report: (finding) => findings.push(finding),
  });
  expect({ findings, ...verified }).toMatchObject({ findings: [], entries: 11, head: { seq: 11 } });
});

test.each<[string, string, string]>([
  ['number', 'UPDATE queue_log SET seq = 20 WHERE seq = 11', '20 COLUMN seq'],
  ['time', "UPDATE queue_log SET at = at + interval '1 microsecond' WHERE seq = 3", '3 COLUMN at'],
  ['type', "UPDATE queue_log SET type = 'LEFT' WHERE seq = 3", '3 COLUMN type'],
  [
    'booking',
    'UPDATE queue_log SET booking_id = (SELECT booking_id FROM queue_log WHERE seq = 2) WHERE seq = 3',
    '3 COLUMN booking_id',
  ],
  ['body', "UPDATE queue_log SET body = replace(body, 'MEDICAL', 'MISTAKE') WHERE seq = 6", '6 HASH'],
  ['spaces in the body', "UPDATE queue_log SET body = body || ' ' WHERE seq = 6", '6 BODY'],
  ['hash', "UPDATE queue_log SET hash = repeat('a', 64) WHERE seq = 4", '4 HASH'],
  ['plate', "UPDATE queue_log SET plate = 'А001АА01' WHERE seq = 4", '4 COLUMN plate'],
  ['salt', "UPDATE queue_log SET salt = repeat('0', 32) WHERE seq = 4", '4 COLUMN plate'],
  ['plate, removed', 'UPDATE queue_log SET plate = NULL WHERE seq = 4', '4 COLUMN plate'],
  ['plate and salt, removed early', 'UPDATE queue_log SET plate = NULL, salt = NULL', '4 COLUMN plate'],
  ['first call', 'UPDATE queue_log SET first_call = NOT first_call WHERE seq = 10', '10 COLUMN first_call'],
  [
    'first call of another act',
    'UPDATE queue_log SET first_call = true WHERE seq = 1',
    '1 COLUMN first_call',
  ],
  [
    'number of waiting trucks',
    'UPDATE queue_log SET waiting = waiting + 1 WHERE seq = 2',
    '2 COLUMN waiting',
  ],
])('a changed %s is found', async (_name, statement, finding) => {
  expect((await findAfter(run(statement))).findings).toContain(finding);
});

test.each<[string, string, string[]]>([
  ['dropped', 'DELETE FROM queue_log WHERE seq = 5', ['6 GAP', '6 PREV']],
  ['dropped at the beginning', 'DELETE FROM queue_log WHERE seq = 1', ['2 GAP', '2 PREV']],
  ['dropped at the end', 'DELETE FROM queue_log WHERE seq = 11', ['11 HEAD']],
  [
    'inserted',
    `INSERT INTO queue_log SELECT 12, at, booking_id, type, body, hash, plate, salt, first_call, waiting
      FROM queue_log WHERE seq = 11`,
    ['12 REPEATED', '12 PREV', '12 COLUMN seq'],
  ],
  [
    'inserted before the first',
    `INSERT INTO queue_log SELECT 0, at, booking_id, type, body, hash, plate, salt, first_call, waiting
      FROM queue_log WHERE seq = 11`,
    ['0 GAP', '0 COLUMN seq', '1 REPEATED'],
  ],
  [
    'exchanged with another',
    `UPDATE queue_log SET seq = -2 WHERE seq = 2; UPDATE queue_log SET seq = 2 WHERE seq = 3;
      UPDATE queue_log SET seq = 3 WHERE seq = -2`,
    ['2 GAP', '2 COLUMN seq', '3 REPEATED', '3 COLUMN seq'],
  ],
])('an entry that was %s is found', async (_name, statement, expected) => {
  const { findings } = await findAfter(async (trx) => {
    for (const part of statement.split(';')) await run(part)(trx);
  });
  expect(findings).toEqual(expect.arrayContaining(expected));
});

test('without its plates, when their time is over, the log is as whole as before', async () => {
  const forget = run('UPDATE queue_log SET plate = NULL, salt = NULL');
  const inTime = app.clock.now().add({ hours: 24 * 31 });
  expect(await findAfter(forget, heads, inTime)).toEqual({ findings: [], anchor: heads[1] });
});

test('a tail that was computed anew is found by a head that left after it, and by nothing else', async () => {
  const harm = (trx: Trx) => rewrite(trx, 6, (entry) => ({ ...entry, reasonKind: 'AUTHORITY' }));
  expect(await findAfter(harm)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(harm, heads)).toEqual({
    findings: ['8 REWRITTEN 2026-11-19', '11 REWRITTEN 2026-11-20'],
    anchor: undefined,
  });
  const later = (trx: Trx) => rewrite(trx, 9, (entry) => ({ ...entry, reasonKind: 'MISTAKE' }));
  expect(await findAfter(later, heads)).toEqual({
    findings: ['11 REWRITTEN 2026-11-20'],
    anchor: heads[0],
  });
  expect(await findAfter(later, heads.slice(0, 1))).toEqual({ findings: [], anchor: heads[0] });
});

test('a tail that was cut off with all that it left behind is found by a head, and by nothing else', async () => {
  const harm = async (trx: Trx) => {
    await run('DELETE FROM queue_log WHERE seq = 11')(trx);
    await run('UPDATE booking SET recalled_at = NULL')(trx);
    await run('UPDATE queue_head SET log_seq = 10, log_hash = (SELECT hash FROM queue_log WHERE seq = 10)')(
      trx,
    );
  };
  expect(await findAfter(harm)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(harm, heads)).toEqual({ findings: ['11 CUT 2026-11-20'], anchor: heads[0] });
  const empty = async (trx: Trx) => {
    await run('DELETE FROM queue_log')(trx);
    await run("UPDATE queue_head SET log_seq = 0, log_hash = repeat('0', 64)")(trx);
  };
  expect((await findAfter(empty, heads)).findings).toEqual(['8 CUT 2026-11-19', '11 CUT 2026-11-20']);
});

test('a call that says to be in order and was not is found, though all hashes fit', async () => {
  const harm = (trx: Trx) => rewrite(trx, 6, (entry) => ({ ...entry, inOrder: true }));
  expect((await findAfter(harm)).findings).toEqual(['6 ORDER']);
});

test.each<[keyof typeof ids, string, string]>([
  ['waiting', "status = 'LEFT_WAITING_ZONE'", 'status'],
  ['called', "status = 'WAITING'", 'status'],
  ['left', "status = 'CANCELED', cancellation_code = 'ADMIN'", 'status'],
  ['canceled', "status = 'WAITING', cancellation_code = NULL", 'status'],
  ['away', "status = 'WAITING'", 'status'],
  ['waiting', "arrived_at = arrived_at - interval '1 hour'", 'arrived_at'],
  ['away', 'arrived_at = slot_at', 'arrived_at'],
  ['called', "called_at = called_at - interval '1 second'", 'called_at'],
  ['called', 'recalled_at = NULL', 'recalled_at'],
  ['left', "left_at = left_at + interval '1 minute'", 'left_at'],
  ['canceled', "canceled_at = canceled_at + interval '1 minute'", 'canceled_at'],
  ['waiting', 'has_priority = true', 'has_priority'],
  ['waiting', "plate_key = 'ANOTHER1'", 'plate'],
])('a booking that is %s and was changed behind the log (%s) is found', async (which, change, field) => {
  const { findings } = await findAfter(run(`UPDATE booking SET ${change} WHERE id = '${ids[which]}'`));
  expect(findings).toEqual([expect.stringMatching(new RegExp(`^\\d+ BOOKING 261120-\\d+ ${field}$`))]);
});

test.each([
  ["queue_slot = queue_slot - interval '1 hour'", 'queue_slot'],
  ['late = true', 'late'],
])('a place that was changed behind the log (%s) is found', async (change, field) => {
  const { findings } = await findAfter(
    run(`UPDATE queue_place SET ${change} WHERE booking_id = '${ids.waiting}'`),
  );
  expect(findings).toEqual([expect.stringMatching(new RegExp(` ${field}$`))]);
});

test('a truck in the line that the log does not know is found, unless it came before the log began', async () => {
  const stranger = (arrivedAt: string) => async (trx: Trx) => {
    await run(`
      INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
        cargo_type, has_priority, first_name, last_name, language, application_type, created_at, arrived_at)
      SELECT gen_random_uuid(), '261120-9999', 'WAITING', slot_at, slot_end, account_id, vehicle_id, 'X1', 'X1X', model,
        cargo_type, false, first_name, last_name, language, application_type, created_at, '${arrivedAt}'
      FROM booking WHERE id = '${ids.waiting}'`)(trx);
    await run(`INSERT INTO queue_place (booking_id, queue_slot, late)
      SELECT id, slot_at, false FROM booking WHERE number = '261120-9999'`)(trx);
  };
  expect((await findAfter(stranger('2026-11-20T08:55:00+09:00'))).findings).toEqual(['UNKNOWN 261120-9999']);
  expect((await findAfter(stranger('2026-11-20T08:30:00+09:00'))).findings).toEqual([]);
});
