import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { sweepOutboxJob } from '../../platform/messages/outbox.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { addDocument, listFileRows, listStoredFiles } from '../../testing/people/upload.ts';
import { findWords } from '../../testing/scan-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { confirmBooking } from '../../testing/trucks/test-bookings.ts';
import { appealTo, decide } from '../../testing/trucks/test-strikes.ts';
import { sweepJob } from '../accounts/registration/sweep.ts';
import type { Finding } from '../queue/verify/findings.ts';
import { verifyLog } from '../queue/verify/verify-log.ts';
import { personalDataJob } from './remove-personal-data.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

/** Values that occur nowhere else in this test. */
const person = {
  firstNameOfDriver: 'Зорислав',
  lastNameOfDriver: 'Тайнописцев',
  patronymicOfDriver: 'Богумилович',
  phoneNumber: '+79995550143',
  email: 'tainopisets@hidden.example',
};
const plates = { first: 'Ж731ЩЮ28', later: 'Ы944ЪЭ28' };
const words = [
  'Зорислав',
  'Тайнописцев',
  'Богумилович',
  '9995550143',
  'tainopisets',
  ...Object.values(plates),
  ...Object.values(plates).map(plateKey),
];
const said = 'Просил Тайнописцев, +79995550143';

const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { id: string } & Record<string, unknown>;
};

const version = async (id: string) => (await operator.call('GET', `/vehicle/${id}`)).body;

const book = (vehicleId: string, dateBooked: string, more: object = {}) =>
  done(
    driver.call('POST', '/booking', {
      body: { vehicleId, dateBooked, ...person, ...more },
      headers: { 'idempotency-key': `${vehicleId} ${dateBooked}`.replaceAll(' ', '-') },
    }),
  );

const status = (id: string, to: string, body: object = {}) =>
  done(operator.call('PUT', `/booking/${id}?status=${to}`, { body }));

const live = async () => {
  const paper = (name: string, type: 'STS' | 'OTHER') =>
    addDocument(app, driver.authorization, { name, type });
  const certificate = await paper('Тайнописцев СТС.jpg', 'STS');
  const cargo = await paper('Тайнописцев груз.pdf', 'OTHER');
  const vehicle = await done(
    driver.call('POST', '/vehicle/v2', {
      body: { model: 'КАМАЗ', registrationPlate: plates.first, documents: [certificate.documentId] },
    }),
  );
  await done(
    driver.call('PUT', '/vehicle/v2', {
      body: { ...(await version(vehicle.id)), registrationPlate: plates.later },
    }),
  );
  await call(app, `GET /files/${certificate.fileId}/download`, { token: operator.authorization });
  await done(operator.call('GET', `/vehicle/${vehicle.id}/disapprove?reason=${encodeURIComponent(said)}`));
  await done(operator.call('GET', `/vehicle/${vehicle.id}/approve`));
  const passed = await book(vehicle.id, '2026-11-21T09:00:00+09:00', { documents: [cargo.documentId] });
  await done(confirmBooking(app, driver, passed.id));
  await done(operator.call('PUT', '/booking', { body: { id: passed.id, email: 'x@example.org' } }));
  await done(operator.call('PUT', '/booking', { body: { id: passed.id, email: person.email } }));
  app.clock.set('2026-11-21T09:01:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await status(passed.id, 'WAITING');
  await status(passed.id, 'GO_TO_GATE', { reason: said, reasonKind: 'OTHER' });
  await status(passed.id, 'LEFT_WAITING_ZONE');
  const canceled = await book(vehicle.id, '2026-11-22T09:00:00+09:00');
  await done(confirmBooking(app, driver, canceled.id));
  await status(canceled.id, 'CANCELED', { reasons: { RU: said, EN: said } });
  const banned = await book(vehicle.id, '2026-11-23T09:00:00+09:00');
  await done(confirmBooking(app, driver, banned.id));
  await done(operator.call('POST', '/vehicle/ban', { body: { vehicleId: vehicle.id, reason: said } }));
  const receipt = await paper('Тайнописцев чек.pdf', 'OTHER');
  const papers = { text: said, documents: [receipt.documentId] };
  await decide(app, await appealTo(driver, vehicle.id, 'BAN', papers), 'UPHELD', said);
  await done(operator.call('POST', '/vehicle/unban', { body: { vehicleId: vehicle.id, reason: said } }));
  const sought = encodeURIComponent(plates.later);
  await call(app, `GET /vehicle/report?registrationPlate=${sought}`, { token: operator.authorization });
  await inTransaction(app.systemContext(), (trx) =>
    recordInJournal(trx, {
      type: 'REPORT_DOWNLOADED',
      to: { report: 'bookings', filter: { date: '2026-11-21', phone: person.phoneNumber, text: said } },
    }),
  );
  await done(driver.call('DELETE', `/vehicle/${vehicle.id}`));
  await app.services.jobs.drain();
  return { vehicle: vehicle.id, bookings: [passed.id, canceled.id, banned.id] };
};

const runNight = async () => {
  for (const job of [sweepJob, sweepOutboxJob, personalDataJob])
    await inTransaction(app.systemContext(), (trx) => app.services.jobs.enqueue(trx, job, {}));
  await app.services.jobs.drain();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
};

const listRemovals = () =>
  app.database.db
    .selectFrom('journal_event')
    .select(['actor', 'after'])
    .where('type', '=', 'PERSONAL_DATA_REMOVED')
    .orderBy('id')
    .execute();

const findingsOfLog = async (): Promise<Finding[]> => {
  const findings: Finding[] = [];
  await verifyLog(app.database.db, {
    heads: { heads: [], strangeLines: [] },
    now: app.clock.now(),
    report: (finding) => findings.push(finding),
  });
  return findings;
};

describe('a person', () => {
  let lived: Awaited<ReturnType<typeof live>>;

  beforeEach(async () => {
    app = await createTestApp();
    operator = await createVisitor(app, { roles: ['ADMIN'] });
    driver = await createVisitor(app);
    lived = await live();
  });
  afterEach(() => app.close());

  test('is written in many places, stays whole until the time to keep personal data is over, and is nowhere after it', async () => {
    const places = new Set((await findWords(app.database.db, words)).map((place) => place.split(':')[0]));
    expect([...places]).toEqual(
      expect.arrayContaining([
        'public.appeal.reasons',
        'public.appeal.text',
        'public.ban_event.plate_key',
        'public.ban_event.reason',
        'public.booking.email',
        'public.booking.last_name',
        'public.booking.phone',
        'public.booking.plate_key',
        'public.booking.cancellation_reason',
        'public.booking_event.after',
        'public.booking_event.before',
        'public.booking_event.reason',
        'public.document.name',
        'public.idempotent_answer.answer',
        'public.journal_event.after',
        'public.journal_event.before',
        'public.journal_event.reason',
        'public.outbox_message.recipient',
        'public.plate_ending.ending',
        'public.queue_log.plate',
        'public.stored_file.name',
        'public.vehicle.registration_plate',
      ]),
    );
    expect(await listStoredFiles(app)).toHaveLength(3);

    // The retention time of the first booking, which ended on the 21st at ten, is not over yet.
    app.clock.set('2029-11-21T08:59:00+09:00');
    await runNight();
    const rows = await app.database.db.selectFrom('booking').selectAll().execute();
    for (const row of rows)
      expect(row).toMatchObject({ last_name: 'Тайнописцев', phone: person.phoneNumber, plate: plates.later });
    expect(await listFileRows(app)).toHaveLength(3);
    const tables = (await findWords(app.database.db, ['Тайнописцев'])).map((place) => place.split('.')[1]);
    expect(tables).toEqual(expect.arrayContaining(['booking', 'booking_event', 'ban_event', 'stored_file']));

    app.clock.set('2029-12-01T12:00:00+09:00');
    await runNight();
    expect(await findWords(app.database.db, words)).toEqual([]);
    expect([await listFileRows(app), await listStoredFiles(app)]).toEqual([[], []]);
    expect(await findingsOfLog(), 'the log of the line still verifies').toEqual([]);
    const removals = await listRemovals();
    expect(removals.at(-1)?.actor).toBe('SYSTEM');
    const total = (key: string) => removals.reduce((sum, { after }) => sum + Number(after?.[key] ?? 0), 0);
    expect([total('bookings'), total('documents'), total('vehicles'), total('bans')]).toEqual([3, 3, 1, 2]);
    expect(total('appeals')).toBe(1);

    app.clock.advance({ hours: 24 });
    await runNight();
    expect(await listRemovals(), 'nothing is left for the next night').toHaveLength(removals.length);
  });

  test('is shown as forgotten wherever the bookings are shown, and can come back: the same plate is added and found like every other', async () => {
    app.clock.set('2029-12-01T12:00:00+09:00');
    await runNight();
    const [passed = ''] = lived.bookings;
    const booking: Booking = (await operator.call('GET', `/booking/${passed}`)).body;
    expect(booking).toMatchObject({
      vehicleRegistrationPlate: forgottenPlate,
      firstNameOfDriver: '',
      lastNameOfDriver: '',
      patronymicOfDriver: null,
      phoneNumber: null,
      email: null,
      documents: [],
      bookingStatus: 'LEFT_WAITING_ZONE',
      vehicleModel: 'КАМАЗ',
    });
    const paths = [
      `/booking/${passed}/history`,
      '/booking/history?date=2026-11-21',
      `/events?bookingId=${passed}`,
      `/events?vehicleId=${lived.vehicle}&samePlate=true`,
      '/events',
      '/queue/log?date=2026-11-21',
      `/vehicle/user/${driver.userId}/booking-report`,
      `/search?q=${booking.formattedBookingNumber}`,
    ];
    for (const path of paths) expect([path, (await operator.call('GET', path)).status]).toEqual([path, 200]);
    const all = (await operator.call('POST', '/booking/all', { body: {} })).body;
    expect(all.content).toHaveLength(3);
    expect((await operator.call('GET', '/search?q=Ж731')).body.bookings).toEqual([]);

    driver = await createVisitor(app);
    const body = { model: 'КАМАЗ', registrationPlate: plates.later };
    const { id } = await done(driver.call('POST', '/vehicle/v2', { body }));
    const { bookings, vehicles } = (await operator.call('GET', '/search?q=944')).body;
    expect([bookings, vehicles.map((one: { id: string }) => one.id)]).toEqual([[], [id]]);
  });
});
