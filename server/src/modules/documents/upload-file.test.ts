import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/call-api.ts';
import { addAccount, signIn } from '../../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  encodeForm,
  type FormPart,
  jpegBytes,
  padded,
  pdfBytes,
  sendForm,
  upload,
} from '../../testing/upload.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, await addAccount(app));
});

afterAll(() => app.close());

const rows = () => app.database.db.selectFrom('stored_file').selectAll().execute();
const stored = async () =>
  (
    await readdir(app.services.config.filesDir, { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile());

const file = (name: string, content: Buffer): FormPart => ({ name: 'file', value: content, filename: name });
const zip = Buffer.from('PK\u0003\u0004 a photo, they say');

describe('a file that is kept', () => {
  test.each([
    ['photo.jpg', jpegBytes, 'image/jpeg'],
    ['photo.JPEG', jpegBytes, 'image/jpeg'],
    ['Свидетельство о регистрации.pdf', pdfBytes, 'application/pdf'],
    ['行驶证 (正本).jpg', jpegBytes, 'image/jpeg'],
    ['a'.repeat(251).concat('.jpg'), jpegBytes, 'image/jpeg'],
    ['one byte below the limit.pdf', padded(pdfBytes, 9_999_999), 'application/pdf'],
  ])('%s', async (name, content, contentType) => {
    const response = await upload(app, token, { name, content });
    expect(response.statusCode).toBe(201);
    const { fileId, ...rest } = response.json();
    expect(rest).toEqual({ name, contentType });
    expect(await app.services.storage.size(fileId)).toBe(content.length);
  });

  test('may be called like another one, and is still another one', async () => {
    const [first, second] = await Promise.all(
      [jpegBytes, padded(jpegBytes, 20)].map((content) => upload(app, token, { name: 'same.jpg', content })),
    );
    expect(first?.json().fileId).not.toBe(second?.json().fileId);
    expect(await app.services.storage.size(first?.json().fileId)).toBe(jpegBytes.length);
    expect(await app.services.storage.size(second?.json().fileId)).toBe(20);
  });

  test.each(['../../etc/passwd.jpg', '..\\..\\boot.jpg', 'C:\\fakepath\\boot.jpg', '/etc/boot.jpg'])(
    'is never called %s',
    async (name) => {
      const response = await upload(app, token, { name, content: jpegBytes });
      expect(response.statusCode).toBe(201);
      expect(response.json().name).toMatch(/^(passwd|boot)\.jpg$/);
    },
  );

  test('has the name of the form, wherever in the form it stands', async () => {
    const response = await sendForm(app, token, [
      file('blob', jpegBytes),
      { name: 'filename', value: 'certificate.jpg' },
      { name: 'accountGuid', value: crypto.randomUUID() },
    ]);
    expect(response.statusCode).toBe(201);
    expect(response.json().name).toBe('certificate.jpg');
  });
});

const refused: [string, FormPart[], ReturnType<typeof refusal>][] = [
  [
    'a .jpg that is a ZIP',
    [file('a.jpg', zip)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file FILE_CONTENT_MISMATCH'] },
  ],
  [
    'a PDF with a wrong header',
    [file('a.pdf', Buffer.from('%PFD-1.7'))],
    { status: 400, code: 'INVALID_INPUT', fields: ['file FILE_CONTENT_MISMATCH'] },
  ],
  [
    'a PDF called .jpg',
    [file('a.jpg', pdfBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file FILE_CONTENT_MISMATCH'] },
  ],
  [
    'a photo called .html',
    [file('a.html', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file WRONG_FILE_TYPE'] },
  ],
  [
    'a photo without an ending',
    [file('jpg', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file WRONG_FILE_TYPE'] },
  ],
  [
    'two bytes',
    [file('a.jpg', jpegBytes.subarray(0, 2))],
    { status: 400, code: 'INVALID_INPUT', fields: ['file FILE_CONTENT_MISMATCH'] },
  ],
  [
    'an empty file',
    [file('a.jpg', Buffer.alloc(0))],
    { status: 400, code: 'INVALID_INPUT', fields: ['file EMPTY_FILE'] },
  ],
  [
    'a file of 10,000,000 bytes',
    [file('a.pdf', padded(pdfBytes, 10_000_000))],
    { status: 413, code: 'FILE_TOO_LARGE', fields: ['file FILE_TOO_LARGE'] },
  ],
  [
    'a file of 12,000,000 bytes',
    [file('a.pdf', padded(pdfBytes, 12_000_000))],
    { status: 413, code: 'FILE_TOO_LARGE', fields: ['file FILE_TOO_LARGE'] },
  ],
  [
    'a name of 300 characters',
    [file('a'.repeat(296).concat('.jpg'), jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file TOO_LONG'] },
  ],
  [
    'a name that turns the direction of reading',
    [file('a\u202egpj.jpg', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file INVALID_FORMAT'] },
  ],
  [
    'two files',
    [file('a.jpg', jpegBytes), file('b.jpg', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['file ONE_FILE_ONLY'] },
  ],
  [
    'no file',
    [{ name: 'bucket', value: 'documents' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['file REQUIRED'] },
  ],
  [
    'a text instead of a file',
    [{ name: 'file', value: 'text' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['file INVALID_TYPE'] },
  ],
  [
    'another bucket',
    [{ name: 'bucket', value: 'secrets' }, file('a.jpg', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['bucket INVALID_VALUE'] },
  ],
  [
    'another purpose',
    [file('a.jpg', jpegBytes), { name: 'purpose', value: 'avatar' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['purpose INVALID_VALUE'] },
  ],
  [
    'an account that is no id',
    [file('a.jpg', jpegBytes), { name: 'accountGuid', value: '1 OR 1=1' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['accountGuid INVALID_FORMAT'] },
  ],
  [
    'a folder in the name of the form',
    [file('a.jpg', jpegBytes), { name: 'filename', value: '../a.jpg' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['filename INVALID_FORMAT'] },
  ],
  [
    'a field of a megabyte',
    [{ name: 'bucket', value: 'x'.repeat(1_000_000) }, file('a.jpg', jpegBytes)],
    { status: 400, code: 'INVALID_INPUT', fields: ['bucket TOO_LONG'] },
  ],
  [
    'an unknown field',
    [file('a.jpg', jpegBytes), { name: 'shoe', value: '42' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['shoe UNKNOWN_FIELD'] },
  ],
  [
    'an unknown file',
    [{ name: 'shoe', value: jpegBytes, filename: 'a.jpg' }],
    { status: 400, code: 'INVALID_INPUT', fields: ['shoe UNKNOWN_FIELD'] },
  ],
];

describe('refused, with nothing stored:', () => {
  test.each(refused)('%s', async (_name, parts, expected) => {
    const [before, files] = [await rows(), await stored()];
    const response = await sendForm(app, token, parts);
    expect(refusal(response)).toEqual(expected);
    const { messagesByLang, errors } = response.json();
    expect(new Set(Object.values(messagesByLang)).size).toBe(3);
    expect(errors[0].message).not.toBe('');
    expect(await rows()).toEqual(before);
    expect(await stored()).toEqual(files);
  });

  test('a form that breaks off', async () => {
    const before = [await rows(), await stored()];
    const { payload, headers } = encodeForm([file('a.jpg', padded(jpegBytes, 500_000))]);
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { ...headers, authorization: token },
      payload: payload.subarray(0, 300_000),
    });
    expect(refusal(response)).toEqual({ status: 400, code: 'BROKEN_BODY', fields: [] });
    expect([await rows(), await stored()]).toEqual(before);
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 'x', 400],
  ])('%s', async (_name, type, payload, status) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { 'content-type': type, authorization: token },
      payload,
    });
    expect(response.statusCode).toBe(status);
  });

  test('a form where JSON belongs', async () => {
    const { payload, headers } = encodeForm([file('a.jpg', jpegBytes)]);
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/document',
      headers: { ...headers, authorization: token },
      payload,
    });
    expect(response.statusCode).toBe(415);
  });

  test('the 201st file that waits for a document', async () => {
    const account = await addAccount(app);
    const own = await signIn(app, account);
    await app.database.db
      .insertInto('stored_file')
      .values(
        Array.from({ length: 200 }, () => ({
          id: crypto.randomUUID(),
          account_id: account.id,
          created_at: app.clock.now(),
        })),
      )
      .execute();
    const response = await upload(app, own, { name: 'a.jpg', content: jpegBytes });
    expect(refusal(response)).toEqual({ status: 422, code: 'TOO_MANY_FILES', fields: [] });
  });

  test('anything of somebody who is not signed in', async () => {
    expect((await upload(app, '', { name: 'a.jpg', content: jpegBytes })).statusCode).toBe(401);
  });
});

test('the words about a file that is too large are those of the specification', async () => {
  const response = await upload(app, token, { name: 'a.pdf', content: padded(pdfBytes, 12_000_000) });
  expect(response.json()).toMatchObject({
    message: 'Размер файла не должен превышать 10МБ',
    errors: [{ propertyPath: 'file', message: 'Размер файла не должен превышать 10МБ' }],
  });
});

test('an operator uploads for somebody, a driver only for himself', async () => {
  const driver = await addAccount(app);
  const operator = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
  const form = (accountGuid: string): FormPart[] => [
    { name: 'accountGuid', value: accountGuid },
    file('a.jpg', jpegBytes),
  ];
  const ownerOf = async (who: string) => {
    const { fileId } = (await sendForm(app, who, form(driver.id))).json();
    return (await rows()).find(({ id }) => id === fileId)?.account_id;
  };
  expect(await ownerOf(operator)).toBe(driver.id);
  expect(await ownerOf(token)).not.toBe(driver.id);
  expect(refusal(await sendForm(app, operator, form(crypto.randomUUID())))).toMatchObject({ status: 404 });
});
