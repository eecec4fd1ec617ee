import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueAccuracy } from '#contract/queue/queue.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const accuracy = async () => queueAccuracy.strict().parse((await driver.call('GET', '/queue/accuracy')).body);

const toldTo = async (id: string) => {
  const { told_to } = await app.database.db
    .selectFrom('queue_place')
    .select('told_to')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  if (!told_to) throw new Error('The driver was told nothing');
  return told_to;
};

test('what drivers were told on arrival is measured by when they were called; who was returned or overtook is left out', async () => {
  const line = lineOf(app, operator);
  const nine = '2026-11-20T09:00:00+09:00';
  expect(await accuracy()).toEqual({ share: null, medianMissMinutes: null, trucks: 0, days: 7 });

  const [onTime, missed, missedMore, overtaking, canceled] = await Array.fromAsync({ length: 5 }, () =>
    line.arrive(nine),
  );
  if (!onTime || !missed || !missedMore || !overtaking || !canceled) throw new Error('Five trucks came');
  expect(await accuracy()).toMatchObject({ share: null, trucks: 0 });

  app.clock.set(await toldTo(onTime.id));
  await line.move(onTime.id, 'GO_TO_GATE');
  expect(await accuracy()).toEqual({ share: 1, medianMissMinutes: 0, trucks: 1, days: 7 });

  await line.move(overtaking.id, 'GO_TO_GATE');
  expect(await accuracy()).toMatchObject({ trucks: 1 });

  app.clock.set((await toldTo(missed.id)).add({ minutes: 7 }));
  await line.move(missed.id, 'GO_TO_GATE');
  expect(await accuracy()).toEqual({ share: 0.5, medianMissMinutes: 7, trucks: 2, days: 7 });

  app.clock.set((await toldTo(missedMore.id)).add({ minutes: 20 }));
  await line.move(missedMore.id, 'GO_TO_GATE');
  expect(await accuracy()).toEqual({ share: 0.333, medianMissMinutes: 13.5, trucks: 3, days: 7 });

  await line.move(canceled.id, 'GO_TO_GATE');
  await line.move(canceled.id, 'CANCELED');
  expect(await accuracy()).toMatchObject({ trucks: 3 });

  await line.move(missed.id, 'WAITING');
  expect(await accuracy()).toEqual({ share: 0.5, medianMissMinutes: 20, trucks: 2, days: 7 });

  app.clock.advance({ days: 7, minutes: 1 });
  driver = await createVisitor(app);
  expect(await accuracy()).toEqual({ share: null, medianMissMinutes: null, trucks: 0, days: 7 });
});
