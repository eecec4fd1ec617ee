import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';

let first: TestApp;
let second: TestApp;
let close: () => Promise<void>;
let operator: Visitor;
let blocks: Record<string, string>;

beforeAll(async () => {
  ({ first, second, close } = await createTestPair());
  // The operator’s session must last past midnight.
  first.clock.set('2026-11-20T18:00:00+09:00');
  operator = await createVisitor(first, { roles: ['ADMIN'] });
  const listed: { id: string; position: string }[] = (await call(first, 'GET /promo')).json();
  blocks = Object.fromEntries(listed.map(({ id, position }) => [position, id]));
});

afterAll(() => close());

const click = async (position: string) =>
  (await call(first, `POST /promo/${blocks[position]}/click`)).statusCode;
const countOf = async (position: string, query = '') =>
  (await operator.call('GET', `/promo/${position}/click-count${query}`)).body;

/** 10,000 also passed but take five times as long. */
const clicks = 2000;

const clickOver = (agent: Agent, port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ agent, port, path, method: 'POST' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test('clicks from 200 connections to two instances are all in the count', async () => {
  const ports = await Promise.all(
    [first, second].map(async ({ server }) => {
      await server.listen({ port: 0, host: '127.0.0.1' });
      return (server.server.address() as AddressInfo).port;
    }),
  );
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 100 }));
  const path = `/api/promo/${blocks.FOOTER}/click`;
  const answers = await Promise.all(
    Array.from({ length: clicks }, (_, n) => clickOver(agents[n % 2] as Agent, ports[n % 2] as number, path)),
  );
  for (const agent of agents) agent.destroy();
  expect(answers.every((status) => status === 204)).toBe(true);
  expect(await countOf('FOOTER')).toEqual({ count: clicks });
  expect(await countOf('LEFT_2')).toEqual({ count: 0 });
}, 30_000);

test('clicks over time: every hour and day of the range in the checkpoint’s zone, also the empty ones', async () => {
  first.clock.set('2026-11-20T23:59:59+09:00');
  expect(await click('LEFT_1')).toBe(204);
  first.clock.set('2026-11-21T00:00:00+09:00');
  await click('LEFT_1');
  await click('LEFT_1');
  first.clock.set('2026-11-21T02:30:00+09:00');
  await click('LEFT_1');
  expect(await countOf('LEFT_1')).toEqual({ count: 4 });
  expect(await countOf('LEFT_1', '?from=2026-11-20&to=2026-11-22&by=day')).toEqual({
    count: 4,
    series: [
      { at: '2026-11-20T00:00:00+09:00', count: 1 },
      { at: '2026-11-21T00:00:00+09:00', count: 3 },
      { at: '2026-11-22T00:00:00+09:00', count: 0 },
    ],
  });
  const hours = '?from=2026-11-21T00:10:00%2B09:00&to=2026-11-21T02:00:00%2B09:00&by=hour';
  expect(await countOf('LEFT_1', hours)).toEqual({
    count: 3,
    series: [
      { at: '2026-11-21T00:00:00+09:00', count: 2 },
      { at: '2026-11-21T01:00:00+09:00', count: 0 },
      { at: '2026-11-21T02:00:00+09:00', count: 1 },
    ],
  });
  expect(await countOf('LEFT_1', '?from=2026-11-21')).toEqual({ count: 3 });
});

test('a series needs both ends, and not too many of its parts', async () => {
  const { errors } = await countOf('LEFT_1', '?by=day&from=2026-11-20');
  expect(errors).toMatchObject([{ propertyPath: 'to', code: 'REQUIRED' }]);
  const tooLong = await countOf('LEFT_1', '?from=2026-01-01&to=2026-12-31&by=hour');
  expect(tooLong.errors).toMatchObject([{ propertyPath: 'to', code: 'TOO_BIG' }]);
});

test('a block that does not exist is not found, also beside clicks of one that does', async () => {
  const unknown = '01980000-0000-7000-8000-0000000000aa';
  const answers = await Promise.all([
    click('RIGHT_1'),
    call(first, `POST /promo/${unknown}/click`).then(({ statusCode }) => statusCode),
    click('RIGHT_1'),
  ]);
  expect(answers).toEqual([204, 404, 204]);
  expect(await countOf('RIGHT_1')).toEqual({ count: 2 });
});
