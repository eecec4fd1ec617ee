import { afterAll, beforeAll, beforeEach } from 'vitest';
import { askDrivers } from '../../modules/reconfirm/ask-drivers.ts';
import { carryOutNoes } from '../../modules/reconfirm/carry-out-noes.ts';
import { reclaimPlaces } from '../../modules/reconfirm/reclaim-places.ts';
import { messagesTo } from '../people/test-outbox.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { requireSlotsAgree } from './slots-agree.ts';
import { bookTruck, confirmBooking } from './test-bookings.ts';
import { newAdmin } from './test-strikes.ts';

export const putParams = async (app: TestApp, body: object): Promise<void> => {
  const { status } = await (await newAdmin(app)).call('PUT', '/system-params/booking-params', { body });
  if (status !== 200) throw new Error(`The parameters were refused: ${status}`);
};

export const askingParams = { reconfirm: { enabled: true, askHours: [24, 12], reclaimHours: 4 } };

/** Opens a checkpoint that asks its drivers. Each test begins on 20 November at noon. */
export const setUpComing = (more: object = {}) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await putParams(app, { ...askingParams, ...more });
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T12:00:00+09:00');
    await app.database.db.deleteFrom('outage').execute();
  });
  afterAll(async () => {
    await requireSlotsAgree(app.database.db);
    await app.close();
  });

  /** Deletes the heartbeat, so that the jump of the clock does not count as an outage. */
  const runAt = async (at: string): Promise<{ asked: number; canceled: number; reclaimed: number }> => {
    app.clock.set(at);
    await app.database.db.deleteFrom('heartbeat').execute();
    const ctx = app.systemContext();
    const asked = await askDrivers(ctx);
    const done = { asked, canceled: await carryOutNoes(ctx), reclaimed: await reclaimPlaces(ctx) };
    await app.services.jobs.drain();
    return done;
  };

  const book = async (driver: Visitor, dateBooked: string, given: object = {}): Promise<string> => {
    const { body } = await bookTruck(app, driver, { dateBooked, ...given });
    const { status } = await confirmBooking(app, driver, body.id);
    if (status !== 204) throw new Error(`Not confirmed: ${JSON.stringify(body)}`);
    return body.id;
  };

  const linksTo = async (recipient: string): Promise<string[]> =>
    (await messagesTo(app, recipient)).flatMap(({ body }) => /\/coming\/([\w-]{22})/.exec(body)?.[1] ?? []);

  return {
    get app() {
      return app;
    },
    runAt,
    book,
    linksTo,
    newDriver: () => createVisitor(app),
    phoneOf: async (driver: Visitor): Promise<string> =>
      (await driver.call('GET', '/users/current-user')).body.phone.value,
    bookingOf: async (id: string) => (await (await newAdmin(app)).call('GET', `/booking/${id}`)).body,
    say: (driver: Visitor, id: string, coming: boolean) =>
      driver.call('POST', `/booking/${id}/coming`, { body: { coming } }),
    open: async (secret: string | undefined) =>
      (await app.server.inject({ url: `/api/coming/${secret}` })).json(),
    answer: async (secret: string | undefined, coming: boolean) => {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/api/coming/${secret}`,
        payload: { coming },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    historyOf: async (id: string): Promise<string[]> =>
      (await (await newAdmin(app)).call('GET', `/booking/${id}/history`)).body.content.map(
        ({ type }: { type: string }) => type,
      ),
  };
};
