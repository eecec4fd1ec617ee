import { describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { openScene } from '../../../testing/people/test-people.ts';
import {
  encodeForm,
  type FormPart,
  jpegBytes,
  listFileRows,
  listStoredFiles,
  padded,
  pdfBytes,
  sendForm,
  upload,
} from '../../../testing/people/upload.ts';

const scene = openScene();

const rows = () => listFileRows(scene.app);
const stored = () => listStoredFiles(scene.app);

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
    const response = await upload(scene.app, scene.driver.token, { name, content });
    expect(response.statusCode).toBe(201);
    const { fileId, ...rest } = response.json();
    expect(rest).toEqual({ name, contentType });
    expect(await scene.app.services.storage.size(fileId)).toBe(content.length);
  });

  test('may be called like another one, and is still another one', async () => {
    const [first, second] = await Promise.all(
      [jpegBytes, padded(jpegBytes, 20)].map((content) =>
        upload(scene.app, scene.driver.token, { name: 'same.jpg', content }),
      ),
    );
    expect(first?.json().fileId).not.toBe(second?.json().fileId);
    expect(await scene.app.services.storage.size(first?.json().fileId)).toBe(jpegBytes.length);
    expect(await scene.app.services.storage.size(second?.json().fileId)).toBe(20);
  });

  test.each(['../../etc/passwd.jpg', '..\\..\\boot.jpg', 'C:\\fakepath\\boot.jpg', '/etc/boot.jpg'])(
    'is never called %s',
    async (name) => {
      const response = await upload(scene.app, scene.driver.token, { name, content: jpegBytes });
      expect(response.statusCode).toBe(201);
      expect(response.json().name).toMatch(/^(passwd|boot)\.jpg$/);
    },
  );

  test('loses the marks that phones put into names', async () => {
    const marked = { name: '\u200eIMG\u200f 1.jpg', content: jpegBytes };
    expect((await upload(scene.app, scene.driver.token, marked)).json().name).toBe('IMG 1.jpg');
  });

  test('has the name of the form, wherever in the form it stands', async () => {
    const response = await sendForm(scene.app, scene.driver.token, [
      file('blob', jpegBytes),
      { name: 'filename', value: 'certificate.jpg' },
      { name: 'accountGuid', value: crypto.randomUUID() },
    ]);
    expect(response.statusCode).toBe(201);
    expect(response.json().name).toBe('certificate.jpg');
  });
});

const refused: [string, FormPart[], string][] = [
  ['a .jpg that is a ZIP', [file('a.jpg', zip)], 'file FILE_CONTENT_MISMATCH'],
  ['a PDF with a wrong header', [file('a.pdf', Buffer.from('%PFD-1.7'))], 'file FILE_CONTENT_MISMATCH'],
  ['a PDF called .jpg', [file('a.jpg', pdfBytes)], 'file FILE_CONTENT_MISMATCH'],
  [
    'a picture of another kind',
    [file('a.png', Buffer.from('\x89PNG\r\n', 'latin1'))],
    'file WRONG_FILE_TYPE',
  ],
  ['a photo called .html', [file('a.html', jpegBytes)], 'file WRONG_FILE_TYPE'],
  ['a photo without an ending', [file('jpg', jpegBytes)], 'file WRONG_FILE_TYPE'],
  ['two bytes', [file('a.jpg', jpegBytes.subarray(0, 2))], 'file FILE_CONTENT_MISMATCH'],
  ['an empty file', [file('a.jpg', Buffer.alloc(0))], 'file EMPTY_FILE'],
  ['a name of 300 characters', [file('a'.repeat(296).concat('.jpg'), jpegBytes)], 'file TOO_LONG'],
  ['a name that turns the direction of reading', [file('a\u202egpj.jpg', jpegBytes)], 'file INVALID_FORMAT'],
  ['a name with half a character', [file('x\ud800y.jpg', jpegBytes)], 'file INVALID_FORMAT'],
  ['two files', [file('a.jpg', jpegBytes), file('b.jpg', jpegBytes)], 'file ONE_FILE_ONLY'],
  ['no file', [{ name: 'bucket', value: 'documents' }], 'file REQUIRED'],
  ['a text instead of a file', [{ name: 'file', value: 'text' }], 'file INVALID_TYPE'],
  [
    'another bucket',
    [{ name: 'bucket', value: 'secrets' }, file('a.jpg', jpegBytes)],
    'bucket INVALID_VALUE',
  ],
  [
    'another purpose',
    [file('a.jpg', jpegBytes), { name: 'purpose', value: 'avatar' }],
    'purpose INVALID_VALUE',
  ],
  [
    'an account that is no id',
    [file('a.jpg', jpegBytes), { name: 'accountGuid', value: '1 OR 1=1' }],
    'accountGuid INVALID_FORMAT',
  ],
  [
    'a folder in the name of the form',
    [file('a.jpg', jpegBytes), { name: 'filename', value: '../a.jpg' }],
    'filename INVALID_FORMAT',
  ],
  [
    'a field of a megabyte',
    [{ name: 'bucket', value: 'x'.repeat(1_000_000) }, file('a.jpg', jpegBytes)],
    'bucket TOO_LONG',
  ],
  ['an unknown field', [file('a.jpg', jpegBytes), { name: 'shoe', value: '42' }], 'shoe UNKNOWN_FIELD'],
  ['an unknown file', [{ name: 'shoe', value: jpegBytes, filename: 'a.jpg' }], 'shoe UNKNOWN_FIELD'],
];

describe('refused, with nothing stored:', () => {
  const expectRefused = async (parts: readonly FormPart[], expected: ReturnType<typeof refusal>) => {
    const before = [await rows(), await stored()];
    const response = await sendForm(scene.app, scene.driver.token, parts);
    expect(refusal(response)).toEqual(expected);
    const { messagesByLang, errors } = response.json();
    expect(new Set(Object.values(messagesByLang)).size).toBe(3);
    expect(errors[0].message).not.toBe('');
    expect([await rows(), await stored()]).toEqual(before);
  };

  test.each(refused)('%s', (_name, parts, field) =>
    expectRefused(parts, { status: 400, code: 'INVALID_INPUT', fields: [field] }),
  );

  test.each([10_000_000, 12_000_000])('a file of %i bytes', (size) =>
    expectRefused([file('a.pdf', padded(pdfBytes, size))], {
      status: 413,
      code: 'FILE_TOO_LARGE',
      fields: ['file FILE_TOO_LARGE'],
    }),
  );

  test('a form that breaks off', async () => {
    const before = [await rows(), await stored()];
    const { payload, headers } = encodeForm([file('a.jpg', padded(jpegBytes, 500_000))]);
    const response = await scene.app.server.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { ...headers, authorization: scene.driver.token },
      payload: payload.subarray(0, 300_000),
    });
    expect(refusal(response)).toEqual({ status: 400, code: 'BROKEN_BODY', fields: [' BROKEN_BODY'] });
    expect([await rows(), await stored()]).toEqual(before);
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 'x', 400],
  ])('%s', async (_name, type, payload, status) => {
    const response = await scene.app.server.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { 'content-type': type, authorization: scene.driver.token },
      payload,
    });
    expect(response.statusCode).toBe(status);
  });

  test('a form where JSON belongs', async () => {
    const { payload, headers } = encodeForm([file('a.jpg', jpegBytes)]);
    const response = await scene.app.server.inject({
      method: 'POST',
      url: '/api/document',
      headers: { ...headers, authorization: scene.driver.token },
      payload,
    });
    expect(response.statusCode).toBe(415);
  });

  test('the 201st file that waits for a document', async () => {
    const account = await addAccount(scene.app);
    const own = await signIn(scene.app, account);
    await scene.app.database.db
      .insertInto('stored_file')
      .values(
        Array.from({ length: 200 }, () => ({
          id: crypto.randomUUID(),
          account_id: account.id,
          created_at: scene.app.clock.now(),
        })),
      )
      .execute();
    const response = await upload(scene.app, own, { name: 'a.jpg', content: jpegBytes });
    expect(refusal(response)).toEqual({ status: 422, code: 'TOO_MANY_FILES', fields: [] });
  });

  test('anything of somebody who is not signed in', async () => {
    expect((await upload(scene.app, '', { name: 'a.jpg', content: jpegBytes })).statusCode).toBe(401);
  });
});

test('the words about a file that is too large are those of the specification', async () => {
  const response = await upload(scene.app, scene.driver.token, {
    name: 'a.pdf',
    content: padded(pdfBytes, 12_000_000),
  });
  expect(response.json()).toMatchObject({
    message: 'Размер файла не должен превышать 10МБ',
    errors: [{ propertyPath: 'file', message: 'Размер файла не должен превышать 10МБ' }],
  });
});

test('an operator uploads for somebody, a driver only for himself', async () => {
  const driver = await addAccount(scene.app);
  const { operator } = scene;
  const form = (accountGuid: string): FormPart[] => [
    { name: 'accountGuid', value: accountGuid },
    file('a.jpg', jpegBytes),
  ];
  const ownerOf = async (who: string) => {
    const { fileId } = (await sendForm(scene.app, who, form(driver.id))).json();
    return (await rows()).find(({ id }) => id === fileId)?.account_id;
  };
  expect(await ownerOf(operator.token)).toBe(driver.id);
  expect(await ownerOf(scene.driver.token)).not.toBe(driver.id);
  const unverified = { status: 'NEED_VERIFICATION_PHONE', email_verified: false } as const;
  const { id: registered } = await addAccount(scene.app, unverified);
  for (const nobody of [crypto.randomUUID(), registered])
    expect(refusal(await sendForm(scene.app, operator.token, form(nobody)))).toMatchObject({ status: 404 });
});
