import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDraw } from '#kernel/draw/check-draw.ts';
import { frozenText, readFrozen } from '#kernel/draw/frozen-draw.ts';
import { verifyDrawCommand } from '../../command-line/verify-draw.ts';
import {
  applyNewly,
  at,
  closing,
  drawnDay,
  openDraw,
  publishedDraw,
  runDraws,
} from '../../testing/draws/draw-scene.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { startBeacon, type TestBeacon } from '../../testing/servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestFolder } from '../../testing/test-folder.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';

let app: TestApp;
let beacon: TestBeacon;
let operator: Visitor;
let folder: string;
let receipt: string;

/** Makes several statements of the draw fail once, as if the instance had been stopped there and started again. */
const stopHereAndThere = () => {
  const stops = [
    /UPDATE draw_application SET rank/,
    /insert into "offer"/i,
    /update "draw" set "settled_at"/,
  ];
  hookStatements(app, {
    before: async (text) => {
      const stop = stops.findIndex((pattern) => pattern.test(text));
      if (stop < 0) return;
      stops.splice(stop, 1);
      throw new Error('stopped');
    },
  });
  return () => stops.length;
};

beforeAll(async () => {
  folder = await createTestFolder();
  beacon = await startBeacon();
  app = await createTestApp({
    env: {
      DRAW_BEACON_URL: beacon.url,
      DRAW_BEACON_KEY: beacon.key,
      LOG_HEADS: join(folder, 'heads.jsonl'),
    },
  });
  operator = await openDraw(app, { slotCapacity: 1, priorityReserve: 0 });
  const applied = [];
  for (let one = 0; one < 5; one += 1)
    applied.push(await applyNewly(app, { wishes: [at(9), at(10)], anyTime: false }));
  receipt = applied[0]?.application.receipt;
  app.clock.set(closing);
  await runDraws(app);
  await app.services.jobs.drain();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { round, roundAt } = (await operator.call('GET', `/draws/${drawnDay}`)).body;
  beacon.publish(round, beacon.sign(round));
  app.clock.set(roundAt);
  const left = stopHereAndThere();
  for (let run = 0; run < 5; run += 1) await runDraws(app);
  expect(left()).toBe(0);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
  await beacon.close();
});

const published = () => publishedDraw(app);

test('stopped at several steps and gone on with, it is the draw that everybody computes, and nobody won twice', async () => {
  const all = await published();
  expect(checkDraw(all)).toMatchObject({ faults: [] });
  const held = await app.database.db
    .selectFrom('draw_application')
    .select('booking_id')
    .where('booking_id', 'is not', null)
    .execute();
  expect(held).toHaveLength(2);
  expect(all.log.map(({ type }: { type: string }) => type)).toEqual([
    'DRAW_OPENED',
    'DRAW_FROZEN',
    'DRAW_DONE',
  ]);
});

test('every manipulation is found', async () => {
  const all = await published();
  const frozen = readFrozen(all.frozen);
  const [first] = frozen?.applications ?? [];
  if (!frozen || !first) throw new Error('The list is not empty');
  const others = frozen.applications.slice(1);
  const place = { ...frozen.places[0], capacity: 9 } as (typeof frozen.places)[number];
  const lists = {
    'a changed wish': { ...frozen, applications: [{ ...first, wishes: [at(10)] }, ...others] },
    'a dropped application': { ...frozen, applications: others },
    'an added application': {
      ...frozen,
      applications: [{ ...first, ref: '0'.repeat(32) }, ...frozen.applications],
    },
    'swapped applications': {
      ...frozen,
      applications: [...others, first].map((one, nth) => ({
        ...one,
        ref: frozen.applications[nth]?.ref ?? '',
      })),
    },
    'more tickets': { ...frozen, applications: [{ ...first, tickets: 3 }, ...others] },
    'changed places': { ...frozen, places: [place, ...frozen.places.slice(1)] },
  };
  for (const [name, changed] of Object.entries(lists))
    expect
      .soft(checkDraw({ ...all, frozen: new TextEncoder().encode(frozenText(changed)) }).faults, name)
      .toContain('ROOT');
  const round = frozen.round ?? 0;
  expect(checkDraw({ ...all, signature: beacon.sign(round + 1) }).faults).toContain('SIGNATURE');
  expect(checkDraw({ ...all, list: all.list.toReversed() }).faults).toEqual(['LIST']);
  expect(checkDraw({ ...all, log: all.log.slice(1) }).faults).toEqual(['LOG']);
  const [opened, entry, done] = all.log;
  const moved = { ...entry, facts: { ...entry.facts, round: round + 1 } };
  expect(checkDraw({ ...all, log: [opened, moved, done] }).faults).toEqual(['LOG']);
});

test('before it is drawn, what was frozen is compared with the log, and a dropped application is found', async () => {
  const { list: _, ...all } = await published();
  const early = { ...all, signature: undefined, log: all.log.slice(0, 2) };
  expect(checkDraw(early)).toEqual({ faults: [], result: undefined });
  const frozen = readFrozen(all.frozen);
  if (!frozen) throw new Error('The list can be read');
  const fewer = { ...frozen, applications: frozen.applications.slice(1) };
  expect(checkDraw({ ...early, frozen: new TextEncoder().encode(frozenText(fewer)) }).faults).toEqual([
    'ROOT',
  ]);
  expect(checkDraw({ ...early, signature: all.signature }).faults).toEqual(['LOG']);
});

test('verify-draw does it from outside, with heads and a receipt', async () => {
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('It listens on a port');
  const origin = `http://127.0.0.1:${address.port}`;
  const files = {
    right: join(folder, 'right.txt'),
    foreign: join(folder, 'foreign.txt'),
    rewritten: join(folder, 'rewritten.jsonl'),
  };
  await writeFile(files.right, receipt);
  await writeFile(files.foreign, receipt.replace('.', '.A'));
  const said: string[] = [];
  const verify = (...more: string[]) =>
    verifyDrawCommand(['--date', drawnDay, '--url', origin, ...more], {}, (line) => void said.push(line));
  expect(await verify()).toBe(3);
  expect(said.at(-1)).toBe('Not anchored before the beacon.');
  expect(await verify('--heads', join(folder, 'heads.jsonl'), '--receipt', files.right)).toBe(0);
  expect(await verify('--receipt', files.foreign)).toBe(1);
  const { seq = 0 } = (await published()).log[1] ?? {};
  await writeFile(
    files.rewritten,
    JSON.stringify({ date: closing.slice(0, 10), seq, hash: 'f'.repeat(64), draw: drawnDay }),
  );
  expect(await verify('--heads', files.rewritten)).toBe(1);
  expect(said.at(-1)).toContain('the head that left at the freeze');
});

test('an address at which nobody answers is said to be that', async () => {
  const verify = verifyDrawCommand(['--date', drawnDay, '--url', 'http://127.0.0.1:9'], {}, () => undefined);
  await expect(verify).rejects.toThrow(`/draws/${drawnDay} cannot be reached: `);
});
