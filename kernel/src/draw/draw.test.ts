import { expect, test } from 'vitest';
import { commitmentOf, drawKey, roundAfter, sha256Hex, timeOfRound } from './draw-key.ts';
import { drawPlaces, rankApplications } from './draw-places.ts';
import { findReceipt, rowHash } from './draw-receipt.ts';
import { type FrozenApplication, type FrozenDraw, frozenText, readFrozen } from './frozen-draw.ts';
import { verifyRound } from './verify-round.ts';

/** Drand's chain “quicknet”, and one of its published rounds. */
const quicknet = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};
const knownRound = 657_413;
const knownSignature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';

const at = (hour: number) => `2026-11-28T${String(hour).padStart(2, '0')}:00:00+09:00`;
const seed = 'ab'.repeat(32);

const applicationOf = (ref: string, more: Partial<FrozenApplication> = {}): FrozenApplication => ({
  ref,
  digest: '0'.repeat(64),
  tickets: 1,
  wishes: [at(9)],
  anyTime: false,
  priority: false,
  nonce: null,
  ...more,
});

const frozenOf = (applications: readonly FrozenApplication[], places: FrozenDraw['places']): FrozenDraw => ({
  date: '2026-11-28',
  chain: { commitment: commitmentOf(seed) },
  round: null,
  rules: 1,
  places,
  applications,
  leftOut: [],
});

const place = (hour: number, capacity: number, reserve = 0) => ({
  start: at(hour),
  capacity,
  reserve,
  ordinaryTaken: 0,
  priorityTaken: 0,
});

const bytesOf = (frozen: FrozenDraw) => new TextEncoder().encode(frozenText(frozen));
const refs = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0'));

test('a round of drand’s quicknet is verified, and no other signature or round', () => {
  expect(verifyRound(quicknet, knownRound, knownSignature)).toBe(true);
  expect(verifyRound(quicknet, knownRound + 1, knownSignature)).toBe(false);
  expect(verifyRound(quicknet, knownRound, knownSignature.replace('b7', 'b6'))).toBe(false);
  expect(verifyRound(quicknet, knownRound, knownSignature.toUpperCase())).toBe(false);
  expect(verifyRound(quicknet, null, knownSignature)).toBe(false);
});

test('a seed is revealed as it was committed to', () => {
  expect(verifyRound({ commitment: commitmentOf(seed) }, null, seed)).toBe(true);
  expect(verifyRound({ commitment: commitmentOf(seed) }, null, 'ac'.repeat(32))).toBe(false);
  expect(commitmentOf(seed)).not.toBe(sha256Hex(Uint8Array.from({ length: 32 }, () => 0xab)));
});

test('the round is the first that comes a minute or more after close and freeze', () => {
  const chain = { genesis: 1000, period: 30 };
  expect([0, 1, 29, 30].map((late) => timeOfRound(chain, roundAfter(chain, 2000, 2000 + late)))).toEqual([
    2080, 2080, 2110, 2110,
  ]);
  expect(timeOfRound(chain, roundAfter(chain, 2050, 2000))).toBe(2110);
  expect(roundAfter(chain, 1000, 0)).toBe(3);
});

test('key and order are what everybody else computes from the same bytes', () => {
  const key = drawKey('2026-11-28', 'cd'.repeat(32), seed);
  expect(Buffer.from(key).toString('hex')).toBe(
    '12f1942e31d5df7ec82846058d071e044689febf477f36596dbdf080ed740445',
  );
  const ranked = rankApplications(
    key,
    refs(5).map((ref) => applicationOf(ref)),
  );
  expect(ranked.map(({ ref }) => Number.parseInt(ref, 16))).toEqual([1, 4, 2, 3, 0]);
});

test('only the exact canonical bytes are a frozen list', () => {
  const frozen = frozenOf(
    refs(3).map((ref) => applicationOf(ref)),
    [place(9, 1)],
  );
  expect(readFrozen(bytesOf(frozen))).toEqual(frozen);
  const text = frozenText(frozen);
  for (const other of [` ${text}`, `${text}\n`, text.replace('"rules":1', '"rules":1.0'), `\ufeff${text}`])
    expect.soft(readFrozen(new TextEncoder().encode(other)), other.slice(0, 20)).toBeUndefined();
  const unsorted = frozenOf([...frozen.applications].reverse(), frozen.places);
  expect(readFrozen(bytesOf(unsorted))).toBeUndefined();
});

test('each takes the first wish that has a place of its kind, then the earliest; priority uses the reserve first', () => {
  const [a, b, c, d, e] = refs(5) as [string, string, string, string, string];
  const applications = [
    applicationOf(a, { priority: true }),
    applicationOf(b, { priority: true }),
    applicationOf(c, { wishes: [at(9), at(10)] }),
    applicationOf(d, { wishes: [], anyTime: true }),
    applicationOf(e, { wishes: [at(23)] }),
  ];
  const drawn = drawPlaces(
    bytesOf(frozenOf(applications, [place(9, 2, 1), place(10, 1), place(8, 1)])),
    seed,
  );
  const rowOf = (ref: string) => drawn?.rows.find((row) => row.ref === ref);
  expect(rowOf(e)).toMatchObject({ met: null, start: null });
  const first = drawn?.rows.filter(({ start }) => start === at(9)) ?? [];
  expect(first).toHaveLength(2);
  expect(first.filter(({ ref }) => ref === c).length).toBeLessThanOrEqual(1);
  expect(rowOf(d)?.met).toBe(0);
  const alone = drawPlaces(bytesOf(frozenOf(applications.slice(2, 3), [place(9, 2, 2), place(10, 1)])), seed);
  expect(alone?.rows.find(({ ref }) => ref === c)).toMatchObject({ start: at(10) });
});

test('no ref is favoured: over 10,000 draws each of six is first equally often', () => {
  const applications = refs(6).map((ref) => applicationOf(ref));
  const counts = new Map<string, number>();
  const draws = 10_000;
  for (let one = 0; one < draws; one += 1) {
    const signature = sha256Hex(`draw ${one}`);
    const [first] = rankApplications(drawKey('2026-11-28', 'cd'.repeat(32), signature), applications);
    counts.set(first?.ref ?? '', (counts.get(first?.ref ?? '') ?? 0) + 1);
  }
  const expected = draws / applications.length;
  const squares = [...counts.values()].map((count) => (count - expected) ** 2 / expected);
  // 15.09 is the 99th percentile of χ² with five degrees of freedom.
  expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(15.09);
  expect(counts.size).toBe(6);
});

test('two tickets win about twice as often as one', () => {
  const [a, b] = refs(2) as [string, string];
  const applications = [applicationOf(a, { tickets: 2 }), applicationOf(b)];
  let won = 0;
  for (let one = 0; one < 3000; one += 1) {
    const key = drawKey('2026-11-28', 'cd'.repeat(32), sha256Hex(`draw ${one}`));
    if (rankApplications(key, applications)[0]?.ref === a) won += 1;
  }
  expect(won / 3000).toBeGreaterThan(0.64);
  expect(won / 3000).toBeLessThan(0.69);
});

test('a receipt finds an application that was dropped or altered', () => {
  const row = applicationOf('f'.repeat(32), { nonce: 'mine' });
  const claims = {
    iss: 'x',
    use: 'draw' as const,
    date: '2026-11-28',
    ref: row.ref,
    row: rowHash(row),
    salt: '00',
    iat: 0,
  };
  const places = [place(9, 1)];
  expect(findReceipt(claims, frozenOf([row], places))).toBe('DRAWN');
  expect(findReceipt(claims, frozenOf([], places))).toBe('DROPPED');
  for (const change of [
    { wishes: [at(10)] },
    { tickets: 2 },
    { nonce: null },
    { anyTime: true },
    { priority: true },
  ])
    expect.soft(findReceipt(claims, frozenOf([{ ...row, ...change }], places))).toBe('ALTERED');
  expect(
    findReceipt(claims, { ...frozenOf([], places), leftOut: [{ ref: row.ref, code: 'WITHDRAWN' }] }),
  ).toBe('WITHDRAWN');
  expect(findReceipt({ ...claims, date: '2026-11-29' }, frozenOf([row], places))).toBe('OTHER_DAY');
});
