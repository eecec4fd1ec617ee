import { inTransaction } from '../../platform/context/context.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { openDraw } from '../draws/draw-scene.ts';
import type { TestApp } from '../test-app.ts';
import { appealTo, decide } from '../trucks/test-strikes.ts';
import { call } from './call-api.ts';
import { createAuthenticator } from './test-authenticator.ts';
import { lastCodeTo } from './test-outbox.ts';
import { createVisitor, type Visitor } from './test-visitor.ts';
import { addDocument } from './upload.ts';

/** Values that occur nowhere else in a test. */
const driverInForms = {
  firstNameOfDriver: 'Зорислав',
  lastNameOfDriver: 'Тайнописцев',
  patronymicOfDriver: 'Богумилович',
  phoneNumber: '+79995550143',
  email: 'tainopisets@hidden.example',
};
export const lifePhone = driverInForms.phoneNumber;
export const lifeNames = ['Зорислав', 'Тайнописцев', 'Богумилович', '9995550143', 'tainopisets'];
/** `shared`, which another account has too, and `banned`, which is banned and watched, outlive the account. */
export const lifePlates = {
  passed: 'Ж731ЩЮ28',
  booked: 'Ы944ЪЭ28',
  waits: 'Ъ512ЖЩ28',
  shared: 'Э555ЮЯ28',
  banned: 'Щ888ЖЖ28',
};
const said = 'Просил Тайнописцев, +79995550143';
const today = '2026-11-20T13:00:00+09:00';
const tomorrow = (hour: string) => `2026-11-22T${hour}:00:00+09:00`;

const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { id: string } & Record<string, unknown>;
};

type People = { readonly app: TestApp; readonly driver: Visitor; readonly operator: Visitor };

export const addTruck = (owner: Visitor, registrationPlate: string, documents: readonly string[] = []) =>
  done(owner.call('POST', '/vehicle/v2', { body: { model: 'КАМАЗ', registrationPlate, documents } }));

const book = ({ operator }: People, vehicleId: string, dateBooked: string, more: object = {}) =>
  done(
    operator.call('POST', '/booking', {
      body: { vehicleId, dateBooked, ...driverInForms, ...more },
      headers: { 'idempotency-key': `${vehicleId}-${dateBooked.slice(0, 13)}` },
    }),
  );

const name = ({ app, driver }: People) =>
  app.database.db
    .updateTable('account')
    .set({
      first_name: driverInForms.firstNameOfDriver,
      last_name: driverInForms.lastNameOfDriver,
      patronymic: driverInForms.patronymicOfDriver,
      phone: driverInForms.phoneNumber,
      email: driverInForms.email,
      email_verified: true,
    })
    .where('id', '=', driver.userId)
    .execute();

const addTrucks = async ({ app, driver, operator }: People) => {
  const certificate = await addDocument(app, driver.authorization, { name: 'Тайнописцев СТС.jpg' });
  const passed = await addTruck(driver, lifePlates.passed, [certificate.documentId]);
  const booked = await addTruck(driver, lifePlates.booked);
  const waits = await addTruck(driver, lifePlates.waits);
  const shared = await addTruck(driver, lifePlates.shared);
  const banned = await addTruck(driver, lifePlates.banned);
  await addTruck(await createVisitor(app), lifePlates.shared);
  await call(app, `GET /files/${certificate.fileId}/download`, { token: operator.authorization });
  await done(operator.call('GET', `/vehicle/${passed.id}/disapprove?reason=${encodeURIComponent(said)}`));
  for (const { id } of [passed, waits]) await done(operator.call('GET', `/vehicle/${id}/approve`));
  return { passed, booked, waits, shared, banned };
};

type Trucks = Awaited<ReturnType<typeof addTrucks>>;

const pass = async (people: People, { passed, shared }: Trucks) => {
  const { app, driver, operator } = people;
  const cargo = await addDocument(app, driver.authorization, { name: 'Тайнописцев груз.pdf', type: 'OTHER' });
  const first = await book(people, passed.id, today, { documents: [cargo.documentId] });
  const second = await book(people, shared.id, today);
  for (const { id } of [first, second])
    for (const [to, body] of [
      ['WAITING', {}],
      ['GO_TO_GATE', { reason: said, reasonKind: 'OTHER' }],
      ['LEFT_WAITING_ZONE', {}],
    ] as const)
      await done(operator.call('PUT', `/booking/${id}?status=${to}`, { body }));
  return first;
};

const beStruck = async ({ app, driver, operator }: People, { passed, banned }: Trucks) => {
  await done(operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.id, reason: 'Въехал сам' } }));
  await appealTo(driver, banned.id, 'BAN', { text: said });
  await done(operator.call('POST', '/vehicle/warn', { body: { vehicleId: passed.id, reason: said } }));
  const file = { name: 'Тайнописцев чек.pdf', type: 'OTHER' } as const;
  const receipt = await addDocument(app, driver.authorization, file);
  const papers = { text: said, documents: [receipt.documentId] };
  await decide(app, await appealTo(driver, passed.id, 'WARN', papers), 'LIFTED', said);
};

/** Operators search for the driver, write notes about him, watch his plate and hand over. */
const beSpokenOf = async ({ app, operator }: People, { passed }: Trucks, bookingId: string) => {
  await inTransaction(app.systemContext(), async (trx) => {
    for (const filter of [{ phone: '5550143' }, { driver: 'тайноп' }, { search: 'ж731щ' }, { text: said }])
      await recordInJournal(trx, { type: 'REPORT_DOWNLOADED', to: { report: 'bookings', filter } });
    const filter = { phone: '+79140001231', date: '2026-11-20' };
    await recordInJournal(trx, { type: 'REPORT_DOWNLOADED', to: { report: 'bookings', filter } });
  });
  for (const about of [{ bookingId }, { vehicleId: passed.id }])
    await done(operator.call('POST', '/notes', { body: { ...about, text: said } }));
  const duty = await done(operator.call('POST', '/duties', { body: { note: `Ждём ${lifePlates.booked}` } }));
  await done(operator.call('POST', `/duties/${duty.id}/end`, { body: { note: said } }));
  for (const plate of [lifePlates.booked, lifePlates.banned])
    await done(
      operator.call('PUT', `/watch-list/${encodeURIComponent(plate)}`, { body: { reasons: { RU: 'Ищут' } } }),
    );
  await done(operator.call('DELETE', `/watch-list/${encodeURIComponent(lifePlates.booked)}`));
};

const addPasskey = async (driver: Visitor) => {
  const options = await done(driver.call('POST', '/users/factors/passkey/options'));
  const response = createAuthenticator().create(options as unknown as { challenge: string });
  await done(
    driver.call('POST', '/users/factors/passkey', { body: { name: 'Ключ Тайнописцева', response } }),
  );
};

/**
 * The driver joins the list and applies for an open draw. A closure moves his booking, and one act can still be
 * undone.
 */
const waitAndBeMoved = async (people: People, { waits }: Trucks) => {
  const { app, driver, operator } = people;
  const hours = [{ from: tomorrow('15'), to: tomorrow('18') }];
  const wish = { vehicleId: waits.id, ...driverInForms };
  const entry = await done(driver.call('POST', '/waiting-list', { body: { ...wish, windows: hours } }));
  const code = await lastCodeTo(app, driverInForms.email);
  await done(driver.call('POST', `/waiting-list/${entry.id}/confirm`, { body: { code } }));
  const applied = { ...wish, wishes: [], anyTime: true };
  await done(driver.call('POST', '/draws/2026-11-28/applications', { body: applied }));
  const canceled = await book(people, waits.id, tomorrow('12'));
  const body = { reason: said, acknowledged: [] };
  await done(operator.call('PUT', `/booking/${canceled.id}?status=CANCELED`, { body }));
  const closed = { date: tomorrow('09'), minutes: 60, reason: 'Учения' };
  await done(operator.call('POST', '/closures', { body: closed }));
};

/**
 * Gives an account everything that an account can have, so that each module has rows of it. Ends on 21 November
 * at midnight.
 */
export const liveWholeLife = async (people: People, subscription: object) => {
  const { app, driver } = people;
  await name(people);
  const trucks = await addTrucks(people);
  const first = await pass(people, trucks);
  await beStruck(people, trucks);
  await beSpokenOf(people, trucks, first.id);
  const coming = await book(people, trucks.booked.id, tomorrow('09'));
  const waitingList = { enabled: true, maxPerUser: 3, missedOffers: 2 };
  const operator = await openDraw(app, { waitingList });
  await app.database.db
    .updateTable('session')
    .set({ password_at: app.clock.now() })
    .where('id', '=', driver.sessionId)
    .execute();
  await waitAndBeMoved({ ...people, operator }, trucks);
  await done(driver.call('POST', '/push-subscriptions', { body: subscription }));
  await addPasskey(driver);
  await done(driver.call('POST', '/users/data-copies'));
  await app.services.jobs.drain();
  return { coming: coming.id, number: String(coming.formattedBookingNumber), vehicle: trucks.passed.id };
};
