import { expect, test } from 'vitest';
import type { PublishedHead } from '#contract/queue/queue-log.ts';
import type { CutFacts } from '#kernel/log/queue-log-entry.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { openLogScene, rewrite, run } from '../../../testing/trucks/log-scene.ts';
import { noteCut } from '../log/note-cut.ts';
import type { Finding } from './findings.ts';
import { verifyLog } from './verify-log.ts';

const { scene, findAfter } = openLogScene();

test('an honest log has nothing to find, and is anchored by the heads that left', async () => {
  expect(scene.heads.map(({ seq }) => seq)).toEqual([8, 11]);
  expect(await findAfter(async () => undefined)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(async () => undefined, scene.heads)).toEqual({
    findings: [],
    anchor: scene.heads[1],
  });
  const findings: Finding[] = [];
  const verified = await verifyLog(scene.app.database.db, {
    heads: { heads: scene.heads, strangeLines: [] },
    now: scene.app.clock.now(),
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
  const inTime = scene.app.clock.now().add({ hours: 24 * 31 });
  expect(await findAfter(forget, scene.heads, inTime)).toEqual({ findings: [], anchor: scene.heads[1] });
});

test('a tail that was computed anew is found by a head that left after it, and by nothing else', async () => {
  const harm = (trx: Trx) => rewrite(trx, 6, (entry) => ({ ...entry, reasonKind: 'AUTHORITY' }));
  expect(await findAfter(harm)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(harm, scene.heads)).toEqual({
    findings: ['8 REWRITTEN 2026-11-19', '11 REWRITTEN 2026-11-20'],
    anchor: undefined,
  });
  const later = (trx: Trx) => rewrite(trx, 9, (entry) => ({ ...entry, reasonKind: 'MISTAKE' }));
  expect(await findAfter(later, scene.heads)).toEqual({
    findings: ['11 REWRITTEN 2026-11-20'],
    anchor: scene.heads[0],
  });
  expect(await findAfter(later, scene.heads.slice(0, 1))).toEqual({ findings: [], anchor: scene.heads[0] });
});

/** Leaves the log as a restored backup has it: up to entry 10, without anything that entry 11 caused. */
const restore = async (trx: Trx) => {
  await run('DELETE FROM queue_log WHERE seq = 11')(trx);
  await run('UPDATE booking SET recalled_at = NULL')(trx);
  await run("DELETE FROM booking_event WHERE type = 'RECALLED'")(trx);
  await run('UPDATE queue_head SET log_seq = 10, log_hash = (SELECT hash FROM queue_log WHERE seq = 10)')(
    trx,
  );
};

test('a tail that was cut off with all that it left behind is found by a head, and by nothing else', async () => {
  expect(await findAfter(restore)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(restore, scene.heads)).toEqual({
    findings: ['11 CUT 2026-11-20'],
    anchor: scene.heads[0],
  });
  const empty = async (trx: Trx) => {
    await run('DELETE FROM queue_log')(trx);
    await run("UPDATE queue_head SET log_seq = 0, log_hash = repeat('0', 64)")(trx);
  };
  expect((await findAfter(empty, scene.heads)).findings).toEqual(['8 CUT 2026-11-19', '11 CUT 2026-11-20']);
});

test('a call that says to be in order and was not is found, though all hashes fit', async () => {
  const harm = (trx: Trx) => rewrite(trx, 6, (entry) => ({ ...entry, inOrder: true }));
  expect((await findAfter(harm)).findings).toEqual(['6 ORDER']);
});

test('a tail and a booking rewritten together are found by the history of the booking', async () => {
  const earlier = (at: string) => {
    const moved = Temporal.Instant.from(at).subtract({ minutes: 30 }).toZonedDateTimeISO('Asia/Chita');
    return moved.toString({ timeZoneName: 'never' });
  };
  const harm = async (trx: Trx) => {
    await rewrite(trx, 5, (entry) => ({ ...entry, at: earlier(entry.at) }));
    await run("UPDATE queue_log SET at = at - interval '30 minutes' WHERE seq = 5")(trx);
    await run(
      `UPDATE booking SET arrived_at = arrived_at - interval '30 minutes' WHERE id = '${scene.ids.waiting}'`,
    )(trx);
  };
  expect((await findAfter(harm)).findings).toEqual([expect.stringMatching(/^5 EVENT 261120-\d+ ARRIVAL$/)]);
});

const note = (trx: Trx, heads: readonly PublishedHead[], reason = 'The disk died') => {
  const ctx = {
    ...scene.app.systemContext(),
    db: trx,
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
  };
  return noteCut(ctx, { by: 'ops', reason, restoredTo: scene.app.clock.now(), heads });
};

test('a cut that the log tells of itself is given up, by whom and why, also when the work goes on', async () => {
  const [kept, lost] = scene.heads as [PublishedHead, PublishedHead];
  const facts: CutFacts[] = [];
  const harm = async (trx: Trx) => {
    await restore(trx);
    facts.push(await note(trx, scene.heads), await note(trx, scene.heads, 'Again'));
  };
  expect(await findAfter(harm)).toEqual({ findings: [], anchor: undefined });
  expect(await findAfter(harm, scene.heads)).toEqual({
    findings: ['11 GIVEN_UP 2026-11-20 by ops: The disk died'],
    anchor: kept,
  });
  expect(facts.slice(0, 2)).toMatchObject([{ lostHeads: [lost] }, { lostHeads: [], reason: 'Again' }]);
  expect(facts[0]?.restoredTo).toMatch(/^2026-11-20T.*\+09:00$/);
});

test('a head that no cut names is still cut off or rewritten, and a changed reason is found', async () => {
  const stranger = { date: '2026-11-18', seq: 10, hash: 'e'.repeat(64) };
  const harm = async (trx: Trx) => {
    await restore(trx);
    await note(trx, scene.heads);
  };
  expect((await findAfter(harm, [stranger, ...scene.heads])).findings).toEqual([
    '10 REWRITTEN 2026-11-18',
    '11 GIVEN_UP 2026-11-20 by ops: The disk died',
  ]);
  const silent = async (trx: Trx) => {
    await restore(trx);
    await note(trx, []);
  };
  expect((await findAfter(silent, scene.heads)).findings).toEqual(['11 REWRITTEN 2026-11-20']);
  const changed = async (trx: Trx) => {
    await harm(trx);
    await run("UPDATE queue_log SET body = replace(body, 'The disk died', 'Nothing') WHERE seq = 11")(trx);
  };
  expect((await findAfter(changed)).findings).toEqual(['11 HASH']);
});
