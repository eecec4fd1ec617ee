import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { sweepOutboxJob } from '../../../platform/messages/outbox.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { unzip } from '../../../testing/people/unzip.ts';
import { listFileRows, listStoredFiles } from '../../../testing/people/upload.ts';
import {
  addTruck,
  lifeNames,
  lifePhone,
  lifePlates,
  liveWholeLife,
} from '../../../testing/people/whole-life.ts';
import { findWords, listEmptyTables } from '../../../testing/scan-database.ts';
import { startPushService } from '../../../testing/servers/push-service.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import type { Finding } from '../../queue/verify/findings.ts';
import { verifyLog } from '../../queue/verify/verify-log.ts';
import { copiedRows } from '../copy/copy-rows.queries.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let operator: Visitor;
let driver: Visitor;
let deletions: string;

const words = [
  ...lifeNames,
  ...[lifePlates.passed, lifePlates.booked, lifePlates.waits].flatMap((plate) => [plate, plateKey(plate)]),
];

const remove = (who: Visitor, expectedBookings: readonly string[]) =>
  who.call('POST', '/users/current-user/deletion', { body: { expectedBookings } });

const preview = async (who: Visitor) => (await who.call('GET', '/users/current-user/deletion')).body;

const drain = () => app.services.jobs.drain();

const findingsOfLog = async (): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const heads = { heads: [], strangeLines: [] };
  await verifyLog(app.database.db, { heads, now: app.clock.now(), report: (one) => findings.push(one) });
  return findings;
};

beforeAll(async () => {
  deletions = join(await createTestFolder(), 'deleted-accounts');
  service = await startPushService();
  app = await createTestApp({ env: { DELETED_ACCOUNTS: deletions, PUSH_LOOPBACK: 'on' } });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

type Lived = Awaited<ReturnType<typeof liveWholeLife>>;

/** Tables that stay empty in this test, and why they cannot hold anything about a person. */
const withoutPeople = {
  banner: 'of operators',
  captcha_used: 'hashes',
  check_in_attempt: 'the booking and what was answered',
  closed_gate: 'of operators, about a gate',
  coming: 'yes or no',
  coming_link: 'hashes',
  heartbeat: 'of the service',
  known_device: 'hashes',
  news: 'of operators',
  offer: 'hashes',
  report_cargo_waits: 'figures',
  report_day_misses: 'figures',
  report_hour_misses: 'figures',
  report_hour_waits: 'figures',
  setup: 'of the first administrator, until it is finished',
  waiting_list_lot: 'of the beacon',
};

const expectManyPlaces = async () => {
  expect(await listEmptyTables(app.database.db)).toEqual(Object.keys(withoutPeople).sort());
  const places = (await findWords(app.database.db, words)).map((place) => place.split(':')[0]);
  for (const place of [
    'account.phone',
    'appeal.text',
    'ban_event.reason',
    'booking.plate_key',
    'booking_event.after',
    'document.name',
    'draw_application.last_name',
    'duty.note',
    'factor.name',
    'journal_event.after',
    'note.text',
    'plate_ending.ending',
    'queue_log.plate',
    'waiting_list_entry.last_name',
  ])
    expect(places).toContain(`public.${place}`);
  expect(await listStoredFiles(app)).toHaveLength(4);
};

/** Every file of the copy has rows, also those of the newest modules. */
const expectWholeCopy = async () => {
  const [copy] = (await driver.call('GET', '/users/data-copies')).body;
  const { rawPayload } = await call(app, `GET /users/data-copies/${copy.id}/download`, {
    token: driver.authorization,
  });
  const files = unzip(rawPayload);
  const rowsIn = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]').length;
  expect(Object.keys(copiedRows).filter((name) => rowsIn(name) === 0)).toEqual([]);
};

const expectPreview = async (lived: Lived) => {
  expect(await preview(driver)).toMatchObject({
    inLine: [],
    bookings: [{ id: lived.coming, formattedBookingNumber: lived.number }],
    vehicles: 5,
    files: 3,
    appeals: 1,
    bannedPlates: [lifePlates.banned],
  });
};

/** The driver must give his password again and confirm the bookings that he was shown. */
const expectProofAndPlanNeeded = async (lived: Lived) => {
  expect(await remove(driver, [])).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
  const ago = app.clock.now().subtract({ minutes: 11 });
  const own = app.database.db.updateTable('session').where('id', '=', driver.sessionId);
  await own.set({ password_at: ago }).execute();
  expect(await remove(driver, [lived.coming])).toMatchObject({ body: { code: 'PASSWORD_REQUIRED' } });
  await own.set({ password_at: app.clock.now() }).execute();
  expect((await preview(driver)).bookings).toHaveLength(1);
};

/**
 * After the deletion the driver's words are found nowhere, except where they stay on purpose. The log of the
 * line still verifies.
 */
const deleteAndSearch = async (lived: Lived) => {
  expect((await remove(driver, [lived.coming])).status).toBe(204);
  expect((await driver.call('GET', '/users/current-user')).status).toBe(401);
  await drain();
  const found = await findWords(app.database.db, words);
  // The outbox keeps messages for a week, because no mail server is configured here.
  expect(found.filter((place) => !place.startsWith('public.outbox_message.'))).toEqual([]);
  expect([await listFileRows(app), await listStoredFiles(app)]).toEqual([[], []]);
  expect(await findingsOfLog()).toEqual([]);
  app.clock.advance({ hours: 24 * 8 });
  await inTransaction(app.systemContext(), (trx) => app.services.jobs.enqueue(trx, sweepOutboxJob, {}));
  await drain();
  expect(await findWords(app.database.db, words)).toEqual([]);
};

/** The place is free again, other accounts keep a plate that they have too, and a ban stays with its plate. */
const expectWhatOthersKeep = async (lived: Lived) => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const canceled = (await operator.call('GET', `/booking/${lived.coming}`)).body;
  expect(canceled).toMatchObject({ bookingStatus: 'CANCELED', lastNameOfDriver: '', phoneNumber: null });
  await requireSlotsAgree(app.database.db);
  const places = (await findWords(app.database.db, [lifePlates.shared])).map((place) => place.split(':')[0]);
  expect(places).toEqual(
    expect.arrayContaining(['public.queue_log.plate', 'public.vehicle.registration_plate']),
  );
  expect((await findWords(app.database.db, lifeNames)).length).toBe(0);
  const other = await createVisitor(app);
  await addTruck(other, lifePlates.banned);
  const [truck] = (await other.call('GET', '/vehicle/current-user')).body.content;
  expect(truck).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'Въехал сам' } });
  const appeals = (await operator.call('GET', '/appeals?state=WAITING')).body;
  expect(appeals.content).toEqual([]);
};

/** The journal shows a number in place of the driver, who is not among the users any more. */
const expectANumberInstead = async () => {
  expect((await operator.call('GET', `/users/${driver.userId}`)).status).toBe(404);
  const users = (await operator.call('GET', '/users?size=100')).body.content;
  expect(users.map(({ id }: { id: string }) => id)).not.toContain(driver.userId);
  const events = (await operator.call('GET', `/events?userId=${driver.userId}&size=100`)).body.content;
  const deleted = events.find(({ type }: { type: string }) => type === 'ACCOUNT_DELETED');
  expect(deleted).toMatchObject({
    actorId: driver.userId,
    actorName: null,
    to: { bookings: 1, vehicles: 5 },
  });
  const sought = await app.database.db
    .selectFrom('journal_event')
    .select('after')
    .where('type', '=', 'REPORT_DOWNLOADED')
    .execute();
  expect(sought.filter(({ after }) => JSON.stringify(after).includes('+79140001231'))).toHaveLength(1);
  expect(await readFile(deletions, 'utf8')).toBe(`${driver.userId}\n`);
};

/**
 * A banned plate on the watch-list stays until operators take it off. The journal no longer names the other
 * plate that was watched.
 */
const expectWatchOfBannedPlate = async () => {
  const watched = (await operator.call('GET', '/watch-list')).body;
  expect(watched).toMatchObject([{ registrationPlate: lifePlates.banned }]);
  const events = (await operator.call('GET', '/events?type=PLATE_WATCHED')).body.content;
  expect(events.map(({ to }: { to: { plate?: string } }) => to?.plate)).toEqual([
    lifePlates.banned,
    undefined,
  ]);
};

const comeBack = async () => {
  const again = await addAccount(app, { phone: lifePhone });
  expect(await signIn(app, again)).toMatch(/^Bearer /);
};

test('a driver who deletes his account is nowhere any more, but for what others keep, and may come back as somebody new', async () => {
  const lived = await liveWholeLife({ app, driver, operator }, service.subscribe());
  await expectManyPlaces();
  await expectWholeCopy();
  await expectPreview(lived);
  await expectProofAndPlanNeeded(lived);
  await deleteAndSearch(lived);
  await expectWhatOthersKeep(lived);
  await expectANumberInstead();
  await expectWatchOfBannedPlate();
  await comeBack();
});
