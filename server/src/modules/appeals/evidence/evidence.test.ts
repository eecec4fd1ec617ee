import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { evidence as evidenceSchema } from '#contract/appeals/evidence.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { confirmBooking } from '../../../testing/trucks/test-bookings.ts';
import { openKiosk } from '../../../testing/trucks/test-kiosk.ts';
import { appealTo, missBookings, newAdmin, strikeTruck } from '../../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let driver: Visitor;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00+09:00');
  await app.database.db.deleteFrom('outage').execute();
  driver = await createVisitor(app);
});
afterAll(() => app.close());

const nine = '2026-11-22T09:00:00+09:00';
const at = (time: string) => app.clock.set(`2026-11-22T${time}:00+09:00`);

/** Another truck comes on time and is called 50 minutes after its slot, so that the gate is behind. */
const keepGateBehind = async () => {
  const other = await createVisitor(app);
  const admin = await newAdmin(app);
  const { vehicleId } = await createTruck(app, other.userId);
  const { id } = (await admin.call('POST', '/booking', { body: { dateBooked: nine, vehicleId } })).body;
  return {
    arrive: async () => (await newAdmin(app)).call('PUT', `/booking/${id}?status=WAITING`, { body: {} }),
    call: async () => (await newAdmin(app)).call('PUT', `/booking/${id}?status=GO_TO_GATE`, { body: {} }),
  };
};

test('all that the system knows of a missed booking is kept with the appeal', async () => {
  const { vehicleId, registrationPlate } = await createTruck(app, driver.userId);
  const booked = await driver.call('POST', '/booking', { body: { dateBooked: nine, vehicleId } });
  app.clock.advance({ minutes: 2 });
  await confirmBooking(app, driver, booked.body.id);
  const behind = await keepGateBehind();
  const kiosk = await openKiosk(app);
  const phone: string = (await driver.call('GET', '/users/current-user')).body.phone.value;
  const comeTo = (more: object) =>
    kiosk.call('POST', '/queue/check-in', { body: { text: registrationPlate, ...more } });
  at('05:30');
  expect((await comeTo({ phoneEnding: phone.slice(-4) })).body.outcome).toBe('EARLY');
  at('08:40');
  await behind.arrive();
  expect((await comeTo({})).body.outcome).toBe('PHONE_ENDING_NEEDED');
  at('10:50');
  await behind.call();
  expect(await missBookings(app, '2026-11-22T11:00:00+09:00')).toBe(1);
  await app.services.jobs.drain();
  // Only now does somebody note that the checkpoint was closed and that the system was down.
  at('11:20');
  const admin = await newAdmin(app);
  const setParams = (body: object) => admin.call('PUT', '/system-params/booking-params', { body });
  onTestFinished(async () => void (await setParams({ closures: [] })));
  const closure = {
    from: '2026-11-22T09:30:00+09:00',
    to: '2026-11-22T10:10:00+09:00',
    reasons: { RU: 'Приём остановлен', EN: 'Stopped' },
  };
  await setParams({ closures: [closure] });
  const outage = { from_at: '2026-11-22T08:00:00+09:00', to_at: '2026-11-22T08:06:00+09:00' };
  await app.database.db
    .insertInto('outage')
    .values({
      from_at: Temporal.Instant.from(outage.from_at),
      to_at: Temporal.Instant.from(outage.to_at),
    })
    .execute();

  at('12:00');
  const { evidence } = await appealTo(driver, vehicleId, 'WARN');
  expect(evidenceSchema.strict().parse(evidence)).toEqual({
    gatheredAt: '2026-11-22T12:00:00+09:00',
    booking: {
      id: booked.body.id,
      formattedBookingNumber: booked.body.formattedBookingNumber,
      createdDate: '2026-11-21T12:00:00+09:00',
      confirmedDate: expect.stringMatching(/^2026-11-21T12:02:/),
      confirmedBy: 'CODE',
      dateBooked: nine,
      slotEnd: '2026-11-22T10:00:00+09:00',
      canceledDate: '2026-11-22T11:00:00+09:00',
      cancellation: 'NO_SHOW',
    },
    // The outage extends the window.
    arrival: {
      from: '2026-11-22T06:00:00+09:00',
      onTimeUntil: '2026-11-22T09:16:00+09:00',
      until: '2026-11-22T11:06:00+09:00',
      untilWithoutPauses: '2026-11-22T11:00:00+09:00',
    },
    pauses: [
      { kind: 'OUTAGE', from: outage.from_at, to: outage.to_at, reasons: null },
      {
        kind: 'CLOSURE',
        from: closure.from,
        to: closure.to,
        reasons: { RU: 'Приём остановлен', EN: 'Stopped', CN: 'Приём остановлен' },
      },
    ],
    gateLag: { at: '2026-11-22T10:30:00+09:00', minutes: 30, graceMinutes: 60 },
    kioskAttempts: [
      { at: '2026-11-22T05:30:00+09:00', outcome: 'EARLY' },
      { at: '2026-11-22T08:40:00+09:00', outcome: 'PHONE_ENDING_NEEDED' },
    ],
    messages: [
      expect.objectContaining({ template: 'booking-code', channel: 'SMS', sent: true }),
      expect.objectContaining({ template: 'booking-confirmed', channel: 'SMS', sent: true }),
      expect.objectContaining({ template: 'strike-warning', channel: 'SMS', sent: true }),
    ],
    warning: { number: 1, limit: 2 },
    earlierStrikes: [],
  });
});

test('the window is that of the parameters then, and nothing changes it afterwards', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const admin = await newAdmin(app);
  const setParams = (body: object) => admin.call('PUT', '/system-params/booking-params', { body });
  onTestFinished(async () => void (await setParams({ noShowGraceMinutes: 60, warningsBeforeBan: 2 })));
  app.clock.advance({ minutes: 1 });
  await setParams({ noShowGraceMinutes: 5, warningsBeforeBan: 5 });
  const { id, evidence } = await appealTo(driver, vehicleId, 'WARN');
  expect(evidence).toMatchObject({
    arrival: { until: '2026-11-22T11:00:00+09:00' },
    gateLag: { graceMinutes: 60 },
    warning: { number: 1, limit: 2 },
    booking: { confirmedBy: 'OPERATOR' },
  });
  await app.database.db.deleteFrom('message_delivery').execute();
  expect((await driver.call('GET', `/appeals/${id}`)).body.evidence).toEqual(evidence);
});

test('earlier strikes come with what they are worth: counting, lifted, expired', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const admin = await newAdmin(app);
  const warn = (more: object = {}) =>
    admin.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'Стоял не там', ...more } });
  await warn();
  await admin.call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });
  app.clock.advance({ minutes: 1 });
  await warn({ until: '2026-11-21T13:00:00+09:00' });
  app.clock.set('2026-11-21T13:00:00+09:00');
  const { id } = (await admin.call('POST', '/booking', { body: { dateBooked: nine, vehicleId } })).body;
  at('08:20');
  await driver.call('DELETE', `/booking/${id}`);
  await strikeTruck(app, driver, ['2026-11-24'], { vehicleId });
  const { evidence } = await appealTo(driver, vehicleId, 'BAN');
  expect(evidence.warning).toEqual({ number: 2, limit: 2 });
  expect(
    evidence.earlierStrikes.map(({ type, reasonCode, state, minutesBefore }) => [
      type,
      reasonCode,
      state,
      minutesBefore,
    ]),
  ).toEqual([
    ['WARN', 'LATE_CANCEL', 'COUNTS', 40],
    ['WARN', null, 'EXPIRED', null],
    ['WARN', null, 'LIFTED', null],
  ]);
  expect(evidence.earlierStrikes.at(-1)?.reasons.RU).toBe('Стоял не там');
});
