import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyLog, hashedText } from '#kernel/log/queue-log-chain.ts';
import { type CheckSources, checkLog } from './check-log.ts';
import type { LogEntry } from './log-calls.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

const makeLog = async (trucks: readonly string[]) => {
  const log: LogEntry[] = [];
  for (const [index, formattedBookingNumber] of trucks.entries()) {
    const entry = {
      seq: index + 1,
      at: `2026-11-20T09:0${index}:00+09:00`,
      type: 'ARRIVAL' as const,
      formattedBookingNumber,
      plateDigest: 'f'.repeat(64),
      queueSlot: '2026-11-20T10:00:00+09:00',
      late: false,
      hasPriority: false,
      inOrder: null,
      reasonKind: null,
      prev: log.at(-1)?.hash ?? emptyLog.hash,
    };
    log.push({ ...entry, hash: await sha256(hashedText(entry)) });
  }
  return log;
};

const log = await makeLog(['261120-0001', '261120-0002', '261120-0003']);
const head = { seq: 3, hash: log[2]?.hash ?? '' };
const waiting = (numbers: readonly number[]) =>
  numbers.map((number, index) => ({ position: index + 1, formattedBookingNumber: `261120-000${number}` }));

const check = (entries: readonly LogEntry[], changes: Partial<CheckSources> = {}, shown = head) =>
  checkLog({
    sha256,
    loadPage: async (page) => ({
      content: entries.slice(page * 2, page * 2 + 2),
      last: (page + 1) * 2 >= entries.length,
      head: shown,
    }),
    loadLine: async () => ({ content: waiting([1, 2, 3]), logHead: shown }),
    kept: [],
    today: '2026-11-21',
    isWhole: true,
    endsWithHead: true,
    onProgress: () => undefined,
    ...changes,
  });

test('a whole log is read page by page to its head, and what was seen before is found again', async () => {
  const progress: number[] = [];
  const kept = [{ seq: 2, hash: log[1]?.hash ?? '', seen: '2026-11-20' }];
  const result = await check(log, { kept, onProgress: (entries) => progress.push(entries) });
  expect(result).toMatchObject({ entries: 3, findings: [], givenUp: [], remembered: 1 });
  expect(progress).toEqual([2, 3]);
  expect(await check(log, { kept, today: '2026-11-20' })).toMatchObject({ findings: [], remembered: 0 });
});

test('a changed entry, another head and another line are found', async () => {
  const changed = log.with(1, { ...log[1], hasPriority: true } as LogEntry);
  expect((await check(changed)).findings).toEqual(expect.arrayContaining([{ seq: 2, fault: 'HASH' }]));
  expect((await check(log, {}, { seq: 4, hash: 'a'.repeat(64) })).findings).toEqual([
    { seq: 4, fault: 'HEAD' },
  ]);
  const loadLine = async () => ({ content: waiting([2, 1, 3]), logHead: head });
  expect((await check(log, { loadLine })).findings).toEqual([{ seq: 3, fault: 'LINE' }]);
});

test('a part of a hash is found, another one is not, and the line is compared only by whoever may read it', async () => {
  const part = log[1]?.hash.slice(20, 34) ?? '';
  expect((await check(log, { sought: part, loadLine: null })).found).toMatchObject({ seq: 2 });
  expect((await check(log, { sought: 'f'.repeat(14) })).found).toBeNull();
  expect((await check(log)).found).toBeUndefined();
});

test('trucks from before, and a line that has moved on, are no fault', async () => {
  const part = { isWhole: false } as const;
  const loadLine = async () => ({ content: waiting([9, 2, 8, 3]), logHead: head });
  expect((await check(log.slice(1), { ...part, loadLine })).findings).toEqual([]);
  const later = async () => ({ content: [], logHead: { seq: 4, hash: 'b'.repeat(64) } });
  expect((await check(log, { loadLine: later })).findings).toEqual([]);
});

test('a log that was rewritten or cut contradicts what this browser has seen', async () => {
  const kept = [
    { seq: 2, hash: 'a'.repeat(64), seen: '2026-11-19' },
    { seq: 5, hash: 'b'.repeat(64), seen: '2026-11-20' },
  ];
  expect((await check(log, { kept })).findings).toEqual([
    { seq: 2, fault: 'REWRITTEN' },
    { seq: 5, fault: 'CUT' },
  ]);
});

test('what the log gives up is named with its reason, also when the day that is checked has no word of it', async () => {
  const lost = { seq: 2, hash: 'a'.repeat(64), seen: '2026-11-19' };
  const facts = {
    restoredTo: null,
    lostHeads: [{ seq: 2, hash: lost.hash, date: '2026-11-19' }],
    reason: 'disk',
    by: 'ops',
  };
  const none = { formattedBookingNumber: null, plateDigest: null, queueSlot: null, late: null } as const;
  const cut = {
    ...none,
    seq: 4,
    at: '2026-11-20T10:00:00+09:00',
    type: 'CUT' as const,
    hasPriority: null,
    inOrder: null,
    reasonKind: null,
    prev: head.hash,
    facts,
  };
  const whole: LogEntry[] = [...log, { ...cut, hash: await sha256(hashedText(cut)) }];
  const shown = { seq: 4, hash: whole[3]?.hash ?? '' };
  const loadPage = async (_page: number, isWhole: boolean) => ({
    content: isWhole ? whole : log,
    last: true,
    head: shown,
  });
  const kept = [lost, { seq: 3, hash: 'c'.repeat(64), seen: '2026-11-20' }];
  const result = await check(log, { kept, loadPage, isWhole: false, endsWithHead: false }, shown);
  expect(result).toMatchObject({
    isWhole: true,
    findings: [{ seq: 3, fault: 'REWRITTEN' }],
    givenUp: [{ seq: 2, by: 'ops', reason: 'disk' }],
  });
});
