import { afterEach, expect, test } from 'vitest';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { seedDemo } from '../seed-demo.ts';

let app: TestApp;

afterEach(() => app.close());

test('a dozen trucks wait, and the demo driver is offered a place; a second start adds nothing', async () => {
  app = await createTestApp();
  const seeded = async () => {
    await seedDemo(app.systemContext());
    const entries = await app.database.db.selectFrom('waiting_list_entry').selectAll().execute();
    const lots = await app.database.db.selectFrom('waiting_list_lot').select('day').execute();
    return { entries, lots };
  };
  const { entries, lots } = await seeded();
  expect(entries.filter(({ state }) => state === 'WAITING').length).toBeGreaterThanOrEqual(10);
  expect(entries.filter(({ state }) => state === 'OFFERED')).toHaveLength(1);
  const [offer] = await app.database.db
    .selectFrom('offer')
    .selectAll()
    .where('kind', '=', 'WAITING_LIST')
    .execute();
  const { rows: free } = await app.database.pool.query(
    `SELECT start_at FROM waiting_list_window JOIN slot ON start_at >= from_at AND start_at < to_at
     WHERE open AND booked < capacity`,
  );
  expect(free, 'who waits for an hour waits because it is full').toEqual([]);
  expect(offer?.until_at.since(app.clock.now()).total('minutes')).toBe(60);
  expect(lots.length).toBeGreaterThan(0);
  const told = await messagesTo(app, 'driver@oktet.local');
  expect(told.at(-1)?.body).toContain('/offer/');
  await requireSlotsAgree(app.database.db);
  expect(await seeded()).toEqual({ entries, lots });
}, 240_000);
