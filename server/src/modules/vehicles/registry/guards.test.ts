import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR'] });
});
afterAll(() => app.close());

const codesOf = ({ body }: Awaited<ReturnType<Visitor['call']>>) =>
  body.needs?.map(({ code }: { code: string }) => code);

const approve = (id: string, query: string) => operator.call('GET', `/vehicle/${id}/approve${query}`);

test('a disputed truck without a certificate is not approved by one key; the journal says what was known', async () => {
  const [owner, rival] = [await createVisitor(app), await createVisitor(app)];
  const body = { model: 'MAN', registrationPlate: 'Е101ЕЕ75' };
  const { id } = (await owner.call('POST', '/vehicle/v2', { body })).body;
  await rival.call('POST', '/vehicle/v2', { body });
  expect(codesOf(await approve(id, '?acknowledged='))).toEqual(['DISPUTED', 'NO_DOCUMENT']);
  expect(codesOf(await approve(id, '?acknowledged=DISPUTED'))).toEqual(['NO_DOCUMENT']);
  expect((await owner.call('GET', `/vehicle/${id}`)).body.approved).toBe(false);
  const both = await approve(id, '?acknowledged=DISPUTED&acknowledged=NO_DOCUMENT');
  expect(both).toMatchObject({ status: 200, body: { approved: true } });
  const { content } = (await operator.call('GET', `/events?vehicleId=${id}&type=VEHICLE_APPROVED`)).body;
  expect(content).toMatchObject([{ to: { acknowledged: ['DISPUTED', 'NO_DOCUMENT'] } }]);
});

test('a truck with its certificate is approved without a question, and any by a client that knows no guards', async () => {
  const owner = await createVisitor(app);
  const { documentId } = await addDocument(app, owner.authorization);
  const body = { model: 'MAN', registrationPlate: 'Е102ЕЕ75', documents: [{ documentId }] };
  const { id } = (await owner.call('POST', '/vehicle/v2', { body })).body;
  expect((await approve(id, '?acknowledged=')).body).toMatchObject({ approved: true });
  const bare = { model: 'MAN', registrationPlate: 'Е103ЕЕ75' };
  const other = (await owner.call('POST', '/vehicle/v2', { body: bare })).body;
  expect((await approve(other.id, '')).body).toMatchObject({ approved: true });
});

test('banned and watched plates are not approved without a question', async () => {
  const owner = await createVisitor(app);
  const body = { model: 'MAN', registrationPlate: 'Е104ЕЕ75' };
  const { id } = (await owner.call('POST', '/vehicle/v2', { body })).body;
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: id, reason: 'x' } });
  await operator.call('PUT', '/watch-list/E104EE75', { body: { reasons: { RU: 'x' } } });
  expect(codesOf(await approve(id, '?acknowledged=NO_DOCUMENT'))).toEqual(['BANNED', 'WATCHED']);
});

const restrict = (kind: string, vehicleId: string, acknowledged?: readonly string[]) =>
  operator.call('POST', `/vehicle/${kind}`, { body: { vehicleId, reason: 'x', acknowledged } });

const inLine = (): Promise<Booking> => lineOf(app, operator).arrive('2026-11-20T09:00:00+09:00');

test('a ban says that the truck stands in the line and which bookings it ends; its event says what was known', async () => {
  const line = lineOf(app, operator);
  const { vehicleId } = await inLine();
  const coming = await line.book('2026-11-20T12:00:00+09:00');
  expect(codesOf(await restrict('ban', vehicleId, []))).toEqual(['IN_LINE']);
  expect(codesOf(await restrict('ban', coming.vehicleId, []))).toEqual(['OTHER_BOOKINGS']);
  const effects = await operator.call('GET', `/vehicle/${vehicleId}/restriction-effects`);
  expect(effects.body.inLine).toMatchObject([{ bookingStatus: 'WAITING', vehicleId }]);
  expect((await restrict('ban', vehicleId, ['IN_LINE'])).status).toBe(204);
  const { content } = (await operator.call('GET', `/events?vehicleId=${vehicleId}&type=BAN`)).body;
  expect(content).toMatchObject([{ to: { acknowledged: ['IN_LINE'] } }]);
});

test('a warning asks only when it bans', async () => {
  const { vehicleId } = await inLine();
  expect((await restrict('warn', vehicleId, [])).status).toBe(204);
  expect(codesOf(await restrict('warn', vehicleId, []))).toEqual(['IN_LINE']);
  expect((await restrict('warn', vehicleId, ['IN_LINE'])).status).toBe(204);
  expect((await operator.call('GET', `/vehicle/${vehicleId}`)).body.banStatus).toBe('BANNED');
});
