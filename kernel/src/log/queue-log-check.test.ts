import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyLog, hashedText, microsecondsOf } from './queue-log-chain.ts';
import { createLogCheck } from './queue-log-check.ts';
import type { CutEntry, LogHead, QueueLogEntry, TruckEntry } from './queue-log-entry.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Act = Partial<TruckEntry> & Pick<TruckEntry, 'type'> & { readonly truck: number };

const timeAt = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();

const logOf = (acts: readonly Act[], head: LogHead = emptyLog): TruckEntry[] => {
  let last = head;
  return acts.map(({ truck, ...act }, index) => {
    const entry = {
      seq: last.seq + 1,
      at: timeAt(index),
      formattedBookingNumber: `261120-000${truck}`,
      plateDigest: sha256(String(truck)),
      queueSlot: timeAt(0),
      late: false,
      hasPriority: false,
      inOrder: act.type === 'CALL' ? true : null,
      reasonKind: null,
      prev: last.hash,
      ...act,
    };
    last = { seq: entry.seq, hash: sha256(hashedText(entry)) };
    return { ...entry, hash: last.hash, vehicleRegistrationPlate: 'not hashed' };
  });
};

const check = async (entries: readonly QueueLogEntry[], options: { fromEmptyLine?: boolean } = {}) => {
  const log = createLogCheck({ sha256, after: emptyLog, fromEmptyLine: true, ...options });
  const findings: string[] = [];
  for (const entry of entries)
    for (const fault of (await log.read(entry)).faults) findings.push(`${entry.seq} ${fault}`);
  return findings;
};

const arrivals: Act[] = [1, 2, 3].map((truck) => ({ type: 'ARRIVAL', truck }));
const usual: Act[] = [
  ...arrivals,
  { type: 'CALL', truck: 1 },
  { type: 'RECALL', truck: 1 },
  { type: 'RETURN', truck: 1 },
  { type: 'CALL', truck: 1 },
  { type: 'LEFT', truck: 1 },
  { type: 'CANCEL', truck: 2 },
  { type: 'CALL', truck: 3 },
];

test('a whole log has no fault', async () => {
  expect(await check(logOf(usual))).toEqual([]);
});

test('every field that is hashed is protected, one by one', async () => {
  const changes: Partial<TruckEntry> = {
    at: timeAt(50),
    plateDigest: sha256('another'),
    queueSlot: timeAt(1),
    late: true,
    hasPriority: true,
    reasonKind: 'MEDICAL',
  };
  for (const [name, value] of Object.entries(changes)) {
    const log = logOf(usual);
    expect
      .soft(await check(log.with(1, { ...log[1], [name]: value } as TruckEntry)), name)
      .toContain('2 HASH');
  }
});

test('a missing, a doubled and two exchanged entries are named', async () => {
  const log = logOf(usual);
  expect(await check(log.toSpliced(4, 1))).toEqual(['6 GAP', '6 PREV']);
  expect(await check(log.toSpliced(4, 0, log[3] as TruckEntry))).toEqual([
    '4 REPEATED',
    '4 PREV',
    '4 IMPOSSIBLE',
  ]);
  const [first, second, ...rest] = log as [TruckEntry, TruckEntry, ...TruckEntry[]];
  const exchanged = [{ ...second, seq: 1 }, { ...first, seq: 2 }, ...rest];
  expect(await check(exchanged)).toEqual(expect.arrayContaining(['1 PREV', '1 HASH', '2 PREV', '2 HASH']));
});

test('a call that passes somebody by must say so, and only such a one', async () => {
  const call = (inOrder: boolean): Act[] => [...arrivals, { type: 'CALL', truck: 2, inOrder }];
  expect(await check(logOf(call(true)))).toEqual(['4 ORDER']);
  expect(await check(logOf(call(false)))).toEqual([]);
  expect(await check(logOf([...arrivals, { type: 'CALL', truck: 1, inOrder: false }]))).toEqual(['4 ORDER']);
});

test.each<[string, Act[], number]>([
  ['an earlier queue slot', [arrivals[0] as Act, { type: 'ARRIVAL', truck: 2, queueSlot: timeAt(-60) }], 2],
  ['on time before late', [{ type: 'ARRIVAL', truck: 1, late: true }, arrivals[1] as Act], 2],
  ['priority as it is now', [...arrivals, { type: 'PRIORITY', truck: 3, hasPriority: true }], 3],
  [
    'an arrival repeated soon after its undo, which keeps its first time',
    [...arrivals, { type: 'ARRIVAL_UNDONE', truck: 1 }, { type: 'ARRIVAL', truck: 1 }],
    1,
  ],
  [
    'but not one that is repeated later',
    [...arrivals, { type: 'ARRIVAL_UNDONE', truck: 1 }, { type: 'ARRIVAL', truck: 1, at: timeAt(30) }],
    2,
  ],
  [
    'the microsecond of the arrival',
    [
      { type: 'ARRIVAL', truck: 1, at: '2026-11-20T09:00:00.000002+09:00' },
      { type: 'ARRIVAL', truck: 2, at: '2026-11-20T09:00:00.000001+09:00' },
    ],
    2,
  ],
  [
    'the number, where all else is the same',
    [
      { type: 'ARRIVAL', truck: 2, at: timeAt(0) },
      { type: 'ARRIVAL', truck: 1, at: timeAt(0) },
    ],
    1,
  ],
])('first is decided by %s', async (_name, acts, first) => {
  const numbers = [...new Set(acts.map(({ truck }) => truck))];
  for (const truck of numbers) {
    const {
      hasPriority = false,
      late = false,
      queueSlot = timeAt(0),
    } = acts.findLast((act) => act.truck === truck) ?? {};
    const call: Act = { type: 'CALL', truck, hasPriority, late, queueSlot };
    expect
      .soft(await check(logOf([...acts, call])), String(truck))
      .toEqual(truck === first ? [] : [`${acts.length + 1} ORDER`]);
  }
});

test('what cannot have happened is named', async () => {
  expect(await check(logOf([{ type: 'CALL', truck: 1 }]))).toEqual(['1 IMPOSSIBLE']);
  expect(await check(logOf([...usual, { type: 'CALL', truck: 1 }]))).toEqual(['11 IMPOSSIBLE']);
});

test('from the middle of a log nothing is said that only its beginning could tell', async () => {
  const stranger: Act[] = [
    { type: 'PRIORITY', truck: 7, queueSlot: timeAt(-60) },
    arrivals[0] as Act,
    { type: 'CALL', truck: 1, inOrder: false },
    { type: 'RETURN', truck: 8, queueSlot: timeAt(0) },
    { type: 'CALL', truck: 8 },
  ];
  expect(await check(logOf(stranger), { fromEmptyLine: false })).toEqual([]);
  const known: Act[] = [...arrivals, { type: 'CALL', truck: 2 }];
  expect(await check(logOf(known), { fromEmptyLine: false })).toEqual(['4 ORDER']);
});

const cutAfter = (head: LogHead, facts: CutEntry['facts']): CutEntry => {
  const none = { plateDigest: null, queueSlot: null, late: null, hasPriority: null, inOrder: null } as const;
  const entry = {
    ...none,
    type: 'CUT' as const,
    formattedBookingNumber: null,
    reasonKind: null,
    seq: head.seq + 1,
    at: timeAt(40),
    prev: head.hash,
    facts,
  };
  return { ...entry, hash: sha256(hashedText(entry)) };
};

test('a cut is an entry about no truck: it is chained, its facts are protected, and the line goes on', async () => {
  const before = logOf(usual.slice(0, 4));
  const lost = { date: '2026-11-20', seq: 9, hash: 'a'.repeat(64) };
  const facts = { restoredTo: null, lostHeads: [lost], reason: 'disk', by: 'ops' };
  const cut = cutAfter(before.at(-1) as LogHead, facts);
  const log = [
    ...before,
    cut,
    ...logOf(
      [
        { type: 'LEFT', truck: 1 },
        { type: 'CALL', truck: 2 },
      ],
      cut,
    ),
  ];
  expect(await check(log)).toEqual([]);
  const other = { ...cut, facts: { ...facts, by: 'nobody' } };
  expect(await check(log.with(4, other))).toEqual(['5 HASH']);
  const read = createLogCheck({ sha256 });
  for (const entry of log) await read.read(entry);
  expect(read.cutThatNames(lost)).toEqual(facts);
  expect(read.cutThatNames({ ...lost, hash: 'b'.repeat(64) })).toBeUndefined();
});

test('a cancellation that is undone gives the truck its state back, and nothing else can be undone so', async () => {
  const undone: Act[] = [
    ...arrivals,
    { type: 'CANCEL', truck: 1 },
    { type: 'CANCEL_UNDONE', truck: 1 },
    { type: 'CALL', truck: 1 },
    { type: 'CANCEL', truck: 1 },
    { type: 'CANCEL_UNDONE', truck: 1 },
    { type: 'LEFT', truck: 1 },
  ];
  expect(await check(logOf(undone))).toEqual([]);
  expect(await check(logOf([...arrivals, { type: 'CANCEL_UNDONE', truck: 1 }]))).not.toEqual([]);
  expect(await check(logOf([...undone.slice(0, 5), { type: 'LEFT', truck: 1 }]))).not.toEqual([]);
});

test('a call by mistake takes “no answer” back: the truck stands where it stood', async () => {
  const returned = (mistake: Partial<Act>): Act[] => [
    ...arrivals,
    { type: 'CALL', truck: 1 },
    { type: 'RETURN', truck: 1, reasonKind: 'NO_ANSWER' },
    { type: 'CALL', truck: 1, inOrder: false, ...mistake },
    { type: 'RETURN', truck: 1 },
    { type: 'CALL', truck: 1 },
  ];
  expect(await check(logOf(returned({ reasonKind: 'MISTAKE', inOrder: true })))).toEqual([]);
  expect(await check(logOf(returned({})))).not.toEqual([]);
});

test('entries without facts keep the hash that they had', () => {
  expect(logOf(usual.slice(0, 1))[0]?.hash).toBe(
    'b9f4c898e3f23030ea0e78fb6ff8605cc295bf17467c7a0b99ab72f20563769e',
  );
});

test('times are read to the microsecond in any zone', () => {
  expect(microsecondsOf('2026-11-20T09:00:00.000001+09:00') - microsecondsOf('2026-11-20T00:00:00Z')).toBe(1);
  expect(microsecondsOf('2026-11-20T09:00:00.5+09:00') - microsecondsOf('2026-11-20T00:00:00Z')).toBe(
    500_000,
  );
});
