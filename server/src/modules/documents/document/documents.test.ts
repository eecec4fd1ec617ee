import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Document } from '#contract/documents/documents.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { addDocument, jpegBytes, upload } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { documentsLeaving } from './document-events.ts';

let app: TestApp;
let token: string;
let userId: string;
let operator: string;

beforeAll(async () => {
  app = await createTestApp();
  const driver = await addAccount(app);
  userId = driver.id;
  token = await signIn(app, driver);
  operator = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
});

beforeEach(() => app.clock.set('2026-11-20T12:00:00+09:00'));

afterAll(() => app.close());

const store = async (name = 'a.jpg') =>
  (await upload(app, token, { name, content: jpegBytes })).json().fileId as string;
const create = (json: unknown, who = token) => call(app, 'POST /document', { token: who, json });
const documents = () => app.database.db.selectFrom('document').selectAll().execute();

describe('a document', () => {
  test('is made of a file; what the file is, the server knows', async () => {
    const fileId = await store('photo.jpg');
    const response = await create({
      fileId,
      name: 'СТС',
      type: 'STS',
      contentType: 'text/html',
      size: 1,
      userId: crypto.randomUUID(),
    });
    expect(response.statusCode).toBe(201);
    const document = response.json<Document>();
    expect(document).toEqual({
      documentId: expect.any(String),
      id: document.documentId,
      guid: document.documentId,
      fileId,
      name: 'СТС',
      originalName: 'photo.jpg',
      size: jpegBytes.length,
      contentType: 'image/jpeg',
      userId,
      type: 'STS',
      vehicleIds: [],
      createdDate: '2026-11-20T12:00:00+09:00',
    });
    expect((await call(app, `GET /document/${document.id}`, { token })).json()).toEqual(document);
  });

  test('has no invisible marks in its name', async () => {
    const name = '\u200eСТС\u200f \u061c1';
    expect((await create({ fileId: await store(), name, type: 'STS' })).json().name).toBe('СТС 1');
  });

  test('asked for twice is made once', async () => {
    const fileId = await store();
    const first = (await create({ fileId, type: 'OTHER' })).json();
    expect((await create({ fileId, type: 'OTHER' })).json()).toEqual(first);
    expect(refusal(await create({ fileId, type: 'STS' }))).toMatchObject({
      status: 409,
      code: 'FILE_IN_USE',
    });
    expect((await documents()).filter(({ file_id }) => file_id === fileId)).toHaveLength(1);
  });

  test('may be sent back as it was answered', async () => {
    const document = await addDocument(app, token);
    expect((await create(document)).json()).toEqual(document);
  });

  test('is gone with its file when it is deleted', async () => {
    const { documentId, fileId } = await addDocument(app, token);
    expect((await call(app, `DELETE /document/${documentId}`, { token })).statusCode).toBe(204);
    expect((await call(app, `GET /document/${documentId}`, { token })).statusCode).toBe(404);
    expect((await call(app, `GET /files/${fileId}/download`, { token })).statusCode).toBe(404);
    await app.services.jobs.drain();
    expect(await app.services.storage.size(fileId)).toBeUndefined();
  });

  test('stays when somebody still needs it', async () => {
    const { documentId, fileId } = await addDocument(app, token);
    app.services.events.on(documentsLeaving, async (_ctx, { documentIds }) => {
      if (documentIds.includes(documentId)) throw new AppError('STALE_VERSION');
    });
    expect((await call(app, `DELETE /document/${documentId}`, { token })).statusCode).toBe(409);
    await app.services.jobs.drain();
    expect(await app.services.storage.size(fileId)).toBe(jpegBytes.length);
    expect((await call(app, `GET /document/${documentId}`, { token })).statusCode).toBe(200);
  });
});

test('documents are listed newest first, by type, a page at a time', async () => {
  const driver = await signIn(app, await addAccount(app));
  const made: Document[] = [];
  for (const type of ['STS', 'OTHER', 'STS'] as const) {
    app.clock.advance({ seconds: 1 });
    made.unshift(await addDocument(app, driver, { type }));
  }
  const list = async (query: string) =>
    (await call(app, `GET /document/current-user${query}`, { token: driver })).json();
  expect(await list('')).toEqual({ content: made, last: true, page: 0, size: 10, total: 3 });
  expect((await list('?type=STS')).content).toEqual([made[0], made[2]]);
  expect((await list('?type=STS&type=OTHER')).content).toEqual(made);
  expect(await list('?page=1&size=2')).toMatchObject({ content: [made[2]], last: true, total: 3 });
});

test('another’s document and file are not there; an operator sees all', async () => {
  const { documentId, fileId } = await addDocument(app, token);
  const stranger = await signIn(app, await addAccount(app));
  for (const request of [`GET /document/${documentId}`, `DELETE /document/${documentId}`])
    expect((await call(app, request, { token: stranger })).statusCode).toBe(404);
  expect((await create({ fileId, type: 'STS' }, stranger)).statusCode).toBe(404);
  const free = await store();
  expect((await create({ fileId: free, type: 'STS' }, stranger)).statusCode).toBe(404);
  expect((await call(app, `GET /document/${documentId}`, { token: operator })).json().userId).toBe(userId);
  expect((await create({ fileId: free, type: 'STS' }, operator)).json().userId).toBe(userId);
});

test.each([
  [{}, ['fileId REQUIRED', 'type REQUIRED']],
  [{ fileId: 'x', type: 'PASSPORT' }, ['fileId INVALID_FORMAT', 'type INVALID_VALUE']],
  [
    { fileId: 1, type: 2, name: 3, size: '4', contentType: 5, userId: 6 },
    [
      'fileId INVALID_TYPE',
      'name INVALID_TYPE',
      'type INVALID_VALUE',
      'contentType INVALID_TYPE',
      'size INVALID_TYPE',
      'userId INVALID_TYPE',
    ],
  ],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: '' }, ['name REQUIRED']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: 'x'.repeat(256) }, ['name TOO_LONG']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: 'a/b' }, ['name INVALID_FORMAT']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: 'half \ud800 of one' }, ['name INVALID_FORMAT']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: 'rung \u0007' }, ['name INVALID_FORMAT']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: 'turned \u202e round' }, ['name INVALID_FORMAT']],
  [{ fileId: crypto.randomUUID(), type: 'STS', name: '\u200e' }, ['name REQUIRED']],
  [{ fileId: crypto.randomUUID(), type: 'STS', shoe: 1 }, ['shoe UNKNOWN_FIELD']],
])('%j is refused field by field', async (json, fields) => {
  const before = await documents();
  expect(refusal(await create(json))).toEqual({ status: 400, code: 'INVALID_INPUT', fields });
  expect(await documents()).toEqual(before);
});
