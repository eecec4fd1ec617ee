import { afterEach, expect, test } from 'vitest';
import { checkDraw } from '#kernel/draw/check-draw.ts';
import { freeOverdue } from '../../modules/bookings/hold/expire-holds.ts';
import { getDraw } from '../../testing/draws/draw-scene.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import { seedDemo } from '../seed-demo.ts';

let app: TestApp;

afterEach(() => app.close());

test('a drawn day can be checked, the newest is open, the demo driver has applied; later starts add nothing, also when the draw is off', async () => {
  app = await createTestApp();
  await seedDemo(app.systemContext());
  const draw = await getDraw(app, '2026-11-26');
  expect(draw).toMatchObject({ state: 'DRAWN', closesAt: '2026-11-19T20:00:00+09:00' });
  expect(draw.winners).toBeGreaterThan(20);
  expect(draw.winners).toBeLessThan(draw.applications);
  const read = (path: string) => app.server.inject({ url: `/oktet/api/v1/draws/${draw.date}/${path}` });
  const list = (await read('list?size=1000')).json().content;
  const frozen = new Uint8Array((await read('frozen.json')).rawPayload);
  const { date, signature, log } = draw;
  expect(checkDraw({ date, signature, log, frozen, list }).faults).toEqual([]);
  expect(await getDraw(app, '2026-11-27')).toMatchObject({ state: 'OPEN', demand: { draws: 1 } });
  const applications = () =>
    app.database.db.selectFrom('draw_application').selectAll().orderBy('id').execute();
  const seeded = await applications();
  const open = seeded.filter(({ day }) => day === '2026-11-27');
  expect(open.length).toBeGreaterThan(5);
  const driver = await findDemoAccount(app.systemContext(), 'driver@oktet.local');
  expect(open.filter(({ account_id }) => account_id === driver?.id)).toHaveLength(1);
  const { rows } = await app.database.pool.query(
    `SELECT 1 FROM booking JOIN offer ON offer.booking_id = booking.id WHERE kind = 'DRAW' AND status = 'BOOKED'`,
  );
  expect(rows).toHaveLength(draw.winners);
  await requireSlotsAgree(app.database.db);
  await seedDemo(app.systemContext());
  expect(await applications()).toEqual(seeded);
  const admin = await createVisitor(app, { roles: ['ADMIN'] });
  const params = '/system-params/booking-params';
  const { body } = await admin.call('GET', params);
  const off = { ...body, draw: { ...body.draw, enabled: false } };
  expect(await admin.call('PUT', params, { body: off })).toMatchObject({ status: 200 });
  await seedDemo(app.systemContext());
  expect(await applications()).toEqual(seeded);
}, 240_000);

test('a start during which the time to take has run out is finished all the same', async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T13:00:00+09:00');
  let step: 'before' | 'listed' | 'over' = 'before';
  hookStatements(app, {
    before: async (text) => {
      if (step === 'listed') {
        step = 'over';
        await freeOverdue(app.systemContext());
      } else if (step === 'before' && text.includes('from "offer" inner join "booking"')) step = 'listed';
    },
  });
  await seedDemo(app.systemContext());
  expect(step).toBe('over');
  expect(await getDraw(app, '2026-11-26')).toMatchObject({ state: 'DRAWN' });
  await requireSlotsAgree(app.database.db);
}, 240_000);

test.for(['17:59', '18:00', '23:40'])(
  'a demo that begins at %s has a draw that is still open',
  { timeout: 240_000 },
  async (time) => {
    app = await createTestApp();
    app.clock.set(`2026-11-20T${time}:00+09:00`);
    await seedDemo(app.systemContext());
    const draw = await getDraw(app, '2026-11-27');
    expect(draw).toMatchObject({ state: 'OPEN', opensAt: '2026-11-20T00:00:00+09:00' });
    expect(Date.parse(draw.closesAt)).toBeGreaterThan(app.clock.now().epochMilliseconds);
    expect(await getDraw(app, '2026-11-26')).toMatchObject({ state: 'DRAWN' });
    await requireSlotsAgree(app.database.db);
  },
);
