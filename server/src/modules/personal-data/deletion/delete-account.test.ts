import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { sweepOutboxJob } from '../../../platform/messages/outbox.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument, listFileRows, listStoredFiles } from '../../../testing/people/upload.ts';
import { findWords } from '../../../testing/scan-database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { appealTo, decide } from '../../../testing/trucks/test-strikes.ts';
import type { Finding } from '../../queue/verify/findings.ts';
import { verifyLog } from '../../queue/verify/verify-log.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let deletions: string;

/** Values that occur nowhere else in this test. */
const person = {
  firstNameOfDriver: 'Зорислав',
  lastNameOfDriver: 'Тайнописцев',
  patronymicOfDriver: 'Богумилович',
  phoneNumber: '+79995550143',
  email: 'tainopisets@hidden.example',
};
const plates = { passed: 'Ж731ЩЮ28', booked: 'Ы944ЪЭ28', shared: 'Э555ЮЯ28', banned: 'Щ888ЖЖ28' };
const names = ['Зорислав', 'Тайнописцев', 'Богумилович', '9995550143', 'tainopisets'];
const words = [...names, plates.passed, plates.booked, plateKey(plates.passed), plateKey(plates.booked)];
const said = 'Просил Тайнописцев, +79995550143';

const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { id: string } & Record<string, unknown>;
};

const book = (vehicleId: string, dateBooked: string, more: object = {}) =>
  done(
    operator.call('POST', '/booking', {
      body: { vehicleId, dateBooked, ...person, ...more },
      headers: { 'idempotency-key': `${vehicleId}-${dateBooked.slice(0, 10)}` },
    }),
  );

const addTruck = (owner: Visitor, registrationPlate: string, documents: readonly string[] = []) =>
  done(owner.call('POST', '/vehicle/v2', { body: { model: 'КАМАЗ', registrationPlate, documents } }));

const setStatus = (id: string, to: string, body: object = {}) =>
  done(operator.call('PUT', `/booking/${id}?status=${to}`, { body }));

const remove = (who: Visitor, expectedBookings: readonly string[]) =>
  who.call('POST', '/users/current-user/deletion', { body: { expectedBookings } });

const preview = async (who: Visitor) => (await who.call('GET', '/users/current-user/deletion')).body;

const drain = () => app.services.jobs.drain();

/** An account with everything: past and coming bookings, documents, a ban, appeals, searches for it in the journal. */
const live = async () => {
  await app.database.db
    .updateTable('account')
    .set({
      first_name: 'Зорислав',
      last_name: 'Тайнописцев',
      patronymic: 'Богумилович',
      phone: person.phoneNumber,
      email: person.email,
      email_verified: true,
    })
    .where('id', '=', driver.userId)
    .execute();
  const certificate = await addDocument(app, driver.authorization, { name: 'Тайнописцев СТС.jpg' });
  const cargo = await addDocument(app, driver.authorization, { name: 'Тайнописцев груз.pdf', type: 'OTHER' });
  const passed = await addTruck(driver, plates.passed, [certificate.documentId]);
  const booked = await addTruck(driver, plates.booked);
  const shared = await addTruck(driver, plates.shared);
  const banned = await addTruck(driver, plates.banned);
  await addTruck(await createVisitor(app), plates.shared);
  await call(app, `GET /files/${certificate.fileId}/download`, { token: operator.authorization });
  await done(operator.call('GET', `/vehicle/${passed.id}/disapprove?reason=${encodeURIComponent(said)}`));
  await done(operator.call('GET', `/vehicle/${passed.id}/approve`));
  const first = await book(passed.id, '2026-11-20T13:00:00+09:00', { documents: [cargo.documentId] });
  const second = await book(shared.id, '2026-11-20T13:00:00+09:00');
  for (const { id } of [first, second]) {
    await setStatus(id, 'WAITING');
    await setStatus(id, 'GO_TO_GATE', { reason: said, reasonKind: 'OTHER' });
    await setStatus(id, 'LEFT_WAITING_ZONE');
  }
  await done(operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.id, reason: 'Въехал сам' } }));
  await appealTo(driver, banned.id, 'BAN', { text: said });
  await done(operator.call('POST', '/vehicle/warn', { body: { vehicleId: passed.id, reason: said } }));
  const receipt = await addDocument(app, driver.authorization, {
    name: 'Тайнописцев чек.pdf',
    type: 'OTHER',
  });
  const papers = { text: said, documents: [receipt.documentId] };
  await decide(app, await appealTo(driver, passed.id, 'WARN', papers), 'LIFTED', said);
  await inTransaction(app.systemContext(), async (trx) => {
    for (const filter of [{ phone: '5550143' }, { driver: 'тайноп' }, { search: 'ж731щ' }, { text: said }])
      await recordInJournal(trx, { type: 'REPORT_DOWNLOADED', to: { report: 'bookings', filter } });
    const filter = { phone: '+79140001231', date: '2026-11-20' };
    await recordInJournal(trx, { type: 'REPORT_DOWNLOADED', to: { report: 'bookings', filter } });
  });
  for (const about of [{ bookingId: first.id }, { vehicleId: passed.id }])
    await done(operator.call('POST', '/notes', { body: { ...about, text: said } }));
  const duty = await done(operator.call('POST', '/duties', { body: { note: `Ждём ${plates.booked}` } }));
  await done(operator.call('POST', `/duties/${duty.id}/end`, { body: { note: said } }));
  const coming = await book(booked.id, '2026-11-22T09:00:00+09:00');
  await done(driver.call('POST', '/users/data-copies'));
  await drain();
  return { coming: coming.id, number: String(coming.formattedBookingNumber), vehicle: passed.id };
};

const findingsOfLog = async (): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const heads = { heads: [], strangeLines: [] };
  await verifyLog(app.database.db, { heads, now: app.clock.now(), report: (one) => findings.push(one) });
  return findings;
};

beforeAll(async () => {
  deletions = join(await createTestFolder(), 'deleted-accounts');
  app = await createTestApp({ env: { DELETED_ACCOUNTS: deletions } });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});
afterAll(() => app.close());

type Lived = Awaited<ReturnType<typeof live>>;

const expectManyPlaces = async () => {
  const places = (await findWords(app.database.db, words)).map((place) => place.split(':')[0]);
  for (const place of [
    'account.phone',
    'appeal.text',
    'ban_event.reason',
    'booking.plate_key',
    'booking_event.after',
    'document.name',
    'duty.note',
    'journal_event.after',
    'note.text',
    'plate_ending.ending',
    'queue_log.plate',
  ])
    expect(places).toContain(`public.${place}`);
  expect(await listStoredFiles(app)).toHaveLength(4);
};

const expectPreview = async (lived: Lived) => {
  expect(await preview(driver)).toMatchObject({
    inLine: [],
    bookings: [{ id: lived.coming, formattedBookingNumber: lived.number }],
    vehicles: 4,
    files: 3,
    appeals: 1,
    bannedPlates: [plates.banned],
  });
};

/** The password again, and nothing is deleted that he was not shown. */
const expectProofAndPlanNeeded = async (lived: Lived) => {
  expect(await remove(driver, [])).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
  const ago = app.clock.now().subtract({ minutes: 11 });
  const own = app.database.db.updateTable('session').where('id', '=', driver.sessionId);
  await own.set({ password_at: ago }).execute();
  expect(await remove(driver, [lived.coming])).toMatchObject({ body: { code: 'PASSWORD_REQUIRED' } });
  await own.set({ password_at: app.clock.now() }).execute();
  expect((await preview(driver)).bookings).toHaveLength(1);
};

/** Nowhere any more at once, but for what is kept on purpose; the log of the line still verifies. */
const deleteAndSearch = async (lived: Lived) => {
  expect((await remove(driver, [lived.coming])).status).toBe(204);
  expect((await driver.call('GET', '/users/current-user')).status).toBe(401);
  await drain();
  const found = await findWords(app.database.db, words);
  // Messages that would have left, shown for a week where no mail server is configured.
  expect(found.filter((place) => !place.startsWith('public.outbox_message.'))).toEqual([]);
  expect([await listFileRows(app), await listStoredFiles(app)]).toEqual([[], []]);
  expect(await findingsOfLog()).toEqual([]);
  app.clock.advance({ hours: 24 * 8 });
  await inTransaction(app.systemContext(), (trx) => app.services.jobs.enqueue(trx, sweepOutboxJob, {}));
  await drain();
  expect(await findWords(app.database.db, words)).toEqual([]);
};

/** The place is free again, whoever else has a plate keeps it, and a ban stays with its plate. */
const expectWhatOthersKeep = async (lived: Lived) => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const canceled = (await operator.call('GET', `/booking/${lived.coming}`)).body;
  expect(canceled).toMatchObject({ bookingStatus: 'CANCELED', lastNameOfDriver: '', phoneNumber: null });
  const slot = await app.database.db.selectFrom('slot').select('booked').where('booked', '>', 0).execute();
  expect(slot).toHaveLength(1);
  const places = (await findWords(app.database.db, [plates.shared])).map((place) => place.split(':')[0]);
  expect(places).toEqual(
    expect.arrayContaining(['public.queue_log.plate', 'public.vehicle.registration_plate']),
  );
  expect((await findWords(app.database.db, names)).length).toBe(0);
  const other = await createVisitor(app);
  await addTruck(other, plates.banned);
  const [truck] = (await other.call('GET', '/vehicle/current-user')).body.content;
  expect(truck).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'Въехал сам' } });
  const appeals = (await operator.call('GET', '/appeals?state=WAITING')).body;
  expect(appeals.content).toEqual([]);
};

/** In the journal there is a number instead of him, and he is not among the users. */
const expectANumberInstead = async () => {
  expect((await operator.call('GET', `/users/${driver.userId}`)).status).toBe(404);
  const users = (await operator.call('GET', '/users?size=100')).body.content;
  expect(users.map(({ id }: { id: string }) => id)).not.toContain(driver.userId);
  const events = (await operator.call('GET', `/events?userId=${driver.userId}&size=100`)).body.content;
  const deleted = events.find(({ type }: { type: string }) => type === 'ACCOUNT_DELETED');
  expect(deleted).toMatchObject({
    actorId: driver.userId,
    actorName: null,
    to: { bookings: 1, vehicles: 4 },
  });
  const sought = await app.database.db
    .selectFrom('journal_event')
    .select('after')
    .where('type', '=', 'REPORT_DOWNLOADED')
    .execute();
  expect(sought.filter(({ after }) => JSON.stringify(after).includes('+79140001231'))).toHaveLength(1);
  expect(await readFile(deletions, 'utf8')).toBe(`${driver.userId}\n`);
};

const comeBack = async () => {
  const again = await addAccount(app, { phone: person.phoneNumber });
  expect(await signIn(app, again)).toMatch(/^Bearer /);
};

test('a driver who deletes his account is nowhere any more, but for what others keep, and may come back as somebody new', async () => {
  const lived = await live();
  await expectManyPlaces();
  await expectPreview(lived);
  await expectProofAndPlanNeeded(lived);
  await deleteAndSearch(lived);
  await expectWhatOthersKeep(lived);
  await expectANumberInstead();
  await comeBack();
});
