import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Document, DocumentType } from '#contract/documents/documents.ts';
import { createVisitor, type Visitor } from '../../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { confirmBooking } from '../../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let vehicleId: string;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  driver = await createVisitor(app);
  ({ vehicleId } = await createTruck(app, driver.userId, { approved: false }));
});

afterAll(() => app.close());

const paper = async (type: DocumentType) =>
  (await addDocument(app, driver.authorization, { type })).documentId;
const remove = async (id: string) => {
  const { status, body } = await driver.call('DELETE', `/document/${id}`);
  return body?.code ?? status;
};
const setPapers = async (documents: readonly string[], more: object = {}) => {
  const { status, body } = await driver.call('PUT', '/vehicle/v2', {
    body: { id: vehicleId, documents, ...more },
  });
  return body.code ?? status;
};
const book = async (cargoType: string, documents: readonly string[]): Promise<string> => {
  const dateBooked = '2026-11-22T09:00:00+09:00';
  const { body } = await driver.call('POST', '/booking', {
    body: { dateBooked, vehicleId, cargoType, documents },
  });
  expect((await confirmBooking(app, driver, body.id)).status).toBe(204);
  return body.id;
};
const papersOf = async (id: string) =>
  (await driver.call('GET', `/booking/${id}`)).body.documents.map(({ documentId }: Document) => documentId);

test('what a place was given for stays until the booking is over', async () => {
  const [sts, other] = [await paper('STS'), await paper('OTHER')];
  const id = await book('PERISHABLE', [sts, other]);
  expect([await remove(sts), await remove(other)]).toEqual(['DOCUMENT_IN_USE', 'DOCUMENT_IN_USE']);
  expect((await papersOf(id)).sort()).toEqual([sts, other].sort());
  const refused = await operator.call('DELETE', `/document/${sts}`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'DOCUMENT_IN_USE' } });
  await driver.call('DELETE', `/booking/${id}`);
  expect([await remove(sts), await remove(other)]).toEqual([204, 204]);
});

test('a better copy takes the place of a bad one', async () => {
  const bad = [await paper('STS'), await paper('OTHER')] as const;
  const id = await book('PERISHABLE', bad);
  const good = [await paper('STS'), await paper('OTHER')];
  await driver.call('PUT', '/booking', { body: { id, documents: good } });
  expect([await remove(bad[0]), await remove(bad[1])]).toEqual([204, 204]);
  expect((await papersOf(id)).sort()).toEqual(good.sort());
  expect(await remove(good[0] ?? '')).toBe('DOCUMENT_IN_USE');
});

test('the certificate of a booked truck cannot be taken from it, unless the booking has it too', async () => {
  const sts = await paper('STS');
  await setPapers([sts]);
  const id = await book('GENERAL', []);
  expect([await remove(sts), await setPapers([])]).toEqual(['DOCUMENT_IN_USE', 'DOCUMENT_IN_USE']);
  expect((await driver.call('GET', `/vehicle/${vehicleId}`)).body.documents).toHaveLength(1);
  expect(await setPapers([await paper('STS')])).toBe(200);
  await driver.call('PUT', '/booking', { body: { id, documents: [sts] } });
  expect(await setPapers([])).toBe(200);
  expect(await remove(sts)).toBe('DOCUMENT_IN_USE');
});

test('nobody keeps what nothing was given for', async () => {
  const [sts, other] = [await paper('STS'), await paper('OTHER')];
  await setPapers([sts]);
  await book('GENERAL', [other]);
  expect(await remove(other)).toBe(204);
  await operator.call('GET', `/vehicle/${vehicleId}/approve`);
  expect(await setPapers([], { model: 'Another' })).toBe('DOCUMENT_IN_USE');
  expect(await setPapers([])).toBe(200);
  expect(await remove(sts)).toBe(204);
});
