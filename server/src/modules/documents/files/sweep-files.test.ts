import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/context/context.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { addDocument, jpegBytes, upload } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDocuments } from '../document/attach-documents.ts';
import { sweepFiles } from './sweep-files.ts';

let app: TestApp;
let token: string;
let accountId: string;

beforeAll(async () => {
  app = await createTestApp();
  const account = await addAccount(app);
  accountId = account.id;
  token = await signIn(app, account);
});

afterAll(() => app.close());

const remaining = async () =>
  (await app.database.db.selectFrom('stored_file').select('id').execute()).map(({ id }) => id);

test('after a day goes what was never attached: files, documents, uploads that never ended', async () => {
  const file = (await upload(app, token, { name: 'a.jpg', content: jpegBytes })).json().fileId as string;
  const loose = await addDocument(app, token);
  const kept = await addDocument(app, token);
  await inTransaction(app.systemContext(), (trx) => claimDocuments(trx, accountId, [kept.documentId]));
  const broken = crypto.randomUUID();
  await app.database.db
    .insertInto('stored_file')
    .values({ id: broken, account_id: accountId, created_at: app.clock.now() })
    .execute();

  app.clock.advance({ hours: 23, minutes: 59 });
  const young = (await upload(app, token, { name: 'b.jpg', content: jpegBytes })).json().fileId as string;
  expect(await sweepFiles(app.systemContext())).toBe(0);
  expect(await remaining()).toHaveLength(5);

  app.clock.advance({ minutes: 1 });
  expect(await sweepFiles(app.systemContext())).toBe(3);
  expect((await remaining()).sort()).toEqual([kept.fileId, young].sort());
  expect((await app.database.db.selectFrom('document').select('id').execute()).map(({ id }) => id)).toEqual([
    kept.documentId,
  ]);

  await app.services.jobs.drain();
  const { storage } = app.services;
  expect(await Promise.all([file, loose.fileId].map((id) => storage.size(id)))).toEqual([
    undefined,
    undefined,
  ]);
  expect(await Promise.all([kept.fileId, young].map((id) => storage.size(id)))).toEqual([
    jpegBytes.length,
    jpegBytes.length,
  ]);
});
