import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { requireSlotsAgree } from './slots-agree.ts';

/** Lets the waiting messages leave and runs the jobs that follow. */
export const releaseActs = async (app: TestApp): Promise<void> => {
  app.clock.advance({ seconds: 11 });
  await releaseDueActs(app.systemContext());
  await app.services.jobs.drain();
};

/** The SMS that the visitor got, without codes. */
export const newsTo = async (app: TestApp, visitor: Visitor): Promise<string[]> => {
  await app.services.jobs.drain();
  const { phone } = (await visitor.call('GET', '/users/current-user')).body;
  const rows = await app.database.db
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone.value)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body).filter((body) => !body.includes('@'));
};

/** Two places in a slot, and no edits by drivers, so that only the closure moves bookings. */
const smallSlots = {
  certificateRequired: false,
  slotCapacity: 2,
  priorityReserve: 0,
  closures: [],
  editDeadlineMinutes: 0,
  maxEdits: 0,
};

export const closureReasons = { RU: 'Метель', EN: 'Snowstorm', CN: '暴雪' };

/**
 * For the top of a file: opens a checkpoint. Each test begins at six o'clock of a new day, with an operator and
 * a driver of its own.
 */
export const setUpClosures = () => {
  let app: TestApp;
  let operator: Visitor;
  let driver: Visitor;
  let day = Temporal.PlainDate.from('2026-11-20');
  const at = (hour: number, minute = 0) =>
    `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+09:00`;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    day = day.add({ days: 2 });
    app.clock.set(at(6));
    operator = await createVisitor(app, { roles: ['ADMIN'] });
    driver = await createVisitor(app, { language: 'EN' });
    const { status } = await operator.call('PUT', '/system-params/booking-params', { body: smallSlots });
    expect(status).toBe(200);
  });
  afterAll(async () => {
    await requireSlotsAgree(app.database.db);
    await app.close();
  });
  return {
    get app() {
      return app;
    },
    get operator() {
      return operator;
    },
    get driver() {
      return driver;
    },
    at,
    close: (hour: number, minutes: number, more: object = {}) =>
      operator.call('POST', '/closures', {
        body: { date: at(hour), minutes, reasons: closureReasons, ...more },
      }),
    change: (id: string, body: object) => operator.call('PUT', `/closures/${id}`, { body }),
    undo: (id: string) => operator.call('POST', `/closures/${id}/undo`),
    get: async (id: string) => (await operator.call('GET', `/closures/${id}`)).body,
    bookingOf: async (id: string) => (await operator.call('GET', `/booking/${id}`)).body,
    params: async () => (await operator.call('GET', '/system-params/booking-params')).body,
    release: () => releaseActs(app),
    sentTo: (visitor: Visitor) => newsTo(app, visitor),
  };
};
