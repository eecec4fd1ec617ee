import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { requireSlotsAgree } from './slots-agree.ts';
import { bookAndConfirm, confirmBooking, slotAt } from './test-bookings.ts';

const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';

/**
 * For the top of a file: a checkpoint with room for the bookings of all tests, in whatever order they come. Each
 * test has a driver of its own.
 */
export const setUpEdits = () => {
  let app: TestApp;
  let operator: Visitor;
  let driver: Visitor;
  beforeAll(async () => {
    app = await createTestApp();
    operator = await createVisitor(app, { roles: ['ADMIN'] });
    await operator.call('PUT', '/system-params/booking-params', {
      body: { slotCapacity: 40, priorityDocumentRequired: false },
    });
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T12:00:00+09:00');
    driver = await createVisitor(app);
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
    nine,
    ten,
    confirm: (id: string) => confirmBooking(app, driver, id),
    booked: async (dateBooked = nine) => (await bookAndConfirm(app, driver, dateBooked)).id,
    get: async (id: string) => (await driver.call('GET', `/booking/${id}`)).body,
    edit: (id: string, body: object) => driver.call('PUT', '/booking', { body: { id, ...body } }),
    freeAt: async (start: string) => (await slotAt(driver, start)).free,
  };
};
