import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;
};

const usedMegabytes = () =>
  getHeapSpaceStatistics().reduce((sum, { space_used_size }) => sum + space_used_size, 0) / 1e6;

test('what was read is gone with the young memory, without a full collection', async () => {
  const gc = collectGarbage();
  const readOften = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await sql`SELECT repeat('я', 50000) AS text, ${time}::int AS time`.execute(app.database.db);
  };
  await readOften(300);
  gc();
  const before = usedMegabytes();
  await readOften(100);
  gc({ type: 'minor' });
  expect(usedMegabytes() - before).toBeLessThan(3);
});
