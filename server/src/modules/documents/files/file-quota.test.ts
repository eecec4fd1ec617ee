import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../testing/people/call-api.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { addDocument, jpegBytes, padded, upload } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"filesPerAccount":3,"megabytesPerAccount":25}' } });
});

afterAll(() => app.close());

const send = (token: string, size: number) =>
  upload(app, token, { name: 'a.jpg', content: padded(jpegBytes, size) });
const reached = { status: 422, code: 'FILE_QUOTA_REACHED', fields: [] };

const attachAll = (accountId: string) =>
  app.database.db
    .updateTable('stored_file')
    .set({ attached: true })
    .where('account_id', '=', accountId)
    .execute();

test('an account holds so many files, attached or not, and gets room by deleting', async () => {
  const { userId, authorization, call } = await createVisitor(app);
  const { documentId } = await addDocument(app, authorization);
  await attachAll(userId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(authorization, 1000)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  const refused = await send(authorization, 1000);
  expect(refusal(refused)).toEqual(reached);
  expect(refused.json().message).toContain('не больше 3 файлов и 25 МБ');
  expect((await call('DELETE', `/document/${documentId}`)).status).toBe(204);
  expect((await send(authorization, 1000)).statusCode).toBe(201);
});

test('and so many bytes: another file is taken while the largest would still fit', async () => {
  const { userId, authorization } = await createVisitor(app);
  expect((await send(authorization, 9_000_000)).statusCode).toBe(201);
  expect((await send(authorization, 9_000_000)).statusCode).toBe(201);
  await attachAll(userId);
  expect(refusal(await send(authorization, 1000))).toEqual(reached);
  const other = await createVisitor(app);
  expect((await send(other.authorization, 1000)).statusCode).toBe(201);
});
