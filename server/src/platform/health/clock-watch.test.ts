import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { PlainError } from '../errors/plain-error.ts';
import type { Clock } from '../time/clock.ts';

let app: TestApp;
let aheadMs = 0;
const machineClock: Clock = { now: () => Temporal.Now.instant().add({ milliseconds: aheadMs }) };

beforeAll(async () => {
  app = await createTestApp({ machineClock });
});

afterAll(() => app.close());

const statusOf = async (url: string) => (await app.server.inject(url)).statusCode;

test.each([20 * 60_000, -10_000])(
  'a clock that runs %d ms away serves nothing until it is right',
  async (ms) => {
    aheadMs = ms;
    expect(await statusOf('/api/captcha/challenge')).toBe(200);
    await app.clockWatch.look();
    const refused = await app.server.inject('/api/captcha/challenge');
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(refused.json().code).toBe('UNAVAILABLE');
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    const drifts = app.log.filter(({ level, driftMs }) => level === 50 && driftMs !== undefined);
    expect(Math.abs(Number(drifts.at(-1)?.driftMs) - ms)).toBeLessThan(2000);

    aheadMs = 0;
    await app.clockWatch.look();
    expect(await statusOf('/health/ready')).toBe(200);
    expect(await statusOf('/api/captcha/challenge')).toBe(200);
  },
);

test('four seconds are no difference', async () => {
  aheadMs = 4000;
  await app.clockWatch.look();
  expect(await statusOf('/health/ready')).toBe(200);
  aheadMs = 0;
});

test('an instance whose clock is wrong does not start, and says so in one sentence', async () => {
  const ahead: Clock = { now: () => Temporal.Now.instant().add({ minutes: 20 }) };
  const started = buildApp({ config: app.services.config, machineClock: ahead, manualJobs: true });
  const error = await started.catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(PlainError);
  expect(String(error)).toMatch(
    /The clock of this machine is 1200 s ahead of that of the database: set both by the same time server, then start Oktet again\.$/,
  );
});
