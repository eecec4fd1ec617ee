import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { openScene } from '../../../testing/people/test-people.ts';
import { jpegBytes, padded, pdfBytes, upload } from '../../../testing/people/upload.ts';

const scene = openScene();

const store = async (name: string, content: Buffer): Promise<string> =>
  (await upload(scene.app, scene.driver.token, { name, content })).json().fileId;

const get = (path: string, headers: Record<string, string> = {}, who = scene.driver.token) =>
  call(scene.app, `GET ${path}`, { token: who, headers });

describe('a stored file', () => {
  const content = padded(jpegBytes, 1000);
  let fileId: string;

  beforeAll(async () => {
    fileId = await store('СТС 行驶证.jpg', content);
  });

  test('comes back byte for byte, with its type, its name and nothing a browser could run', async () => {
    for (const path of [`/files/${fileId}/download`, `/files/download/${fileId}`]) {
      const response = await get(path);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.equals(content)).toBe(true);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': '1000',
        'content-disposition': expect.stringMatching(/^inline; filename="[ -~]+"; filename\*=UTF-8''%D0%A1/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
        etag: `"${fileId}"`,
        'cache-control': 'private, no-store',
      });
    }
  });

  test('is an attachment when asked to be', async () => {
    const asked = await get(`/files/${fileId}/download?attachment=true`);
    expect(asked.headers['content-disposition']).toMatch(/^attachment; /);
    const declined = await get(`/files/${fileId}/download?attachment=false`);
    expect(declined.headers['content-disposition']).toMatch(/^inline; /);
    expect((await get(`/files/${fileId}/download?attachment=maybe`)).statusCode).toBe(400);
  });

  test('comes in part', async () => {
    const response = await get(`/files/${fileId}/download`, { range: 'bytes=2-5' });
    expect(response.statusCode).toBe(206);
    expect(response.rawPayload.equals(content.subarray(2, 6))).toBe(true);
    expect(response.headers).toMatchObject({ 'content-range': 'bytes 2-5/1000', 'content-length': '4' });
  });

  test('comes whole when the part is of another version', async () => {
    const part = { range: 'bytes=2-5', 'if-range': `"${fileId}"` };
    expect((await get(`/files/${fileId}/download`, part)).statusCode).toBe(206);
    const other = { range: 'bytes=2-5', 'if-range': '"other"' };
    expect((await get(`/files/${fileId}/download`, other)).statusCode).toBe(200);
  });

  test('has no part beyond its end', async () => {
    const response = await get(`/files/${fileId}/download`, { range: 'bytes=1000-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */1000');
    expect(response.payload).toBe('');
  });

  test('does not come again to whoever has it', async () => {
    for (const tag of [`"${fileId}"`, `W/"${fileId}"`, `"other", "${fileId}"`, '*']) {
      const response = await get(`/files/${fileId}/download`, { 'if-none-match': tag });
      expect(response.statusCode).toBe(304);
      expect(response.payload).toBe('');
    }
    expect((await get(`/files/${fileId}/download`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('shows its headers alone to who asks for no more', async () => {
    const path = `/files/${fileId}/download`;
    for (const headers of [{}, { range: 'bytes=2-5' }, { 'if-none-match': '*' }]) {
      const whole = await get(path, headers);
      const head = await call(scene.app, `HEAD ${path}`, { token: scene.driver.token, headers });
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.rawPayload).toHaveLength(0);
      for (const name of ['content-length', 'content-type', 'content-range', 'etag', 'content-disposition'])
        expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  });

  test('tells about itself', async () => {
    expect((await get(`/files/${fileId}`)).json()).toMatchObject({
      fileId,
      name: 'СТС 行驶证.jpg',
      contentType: 'image/jpeg',
      size: 1000,
      createdDate: '2026-11-20T12:00:00+09:00',
    });
  });
});

test('a PDF that holds a page is still only a PDF', async () => {
  const page = Buffer.concat([pdfBytes, Buffer.from('<html><script>alert(1)</script></html>')]);
  const response = await get(`/files/${await store('page.pdf', page)}/download`, { accept: 'text/html' });
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('another’s file is not there, by whatever address; an operator reads all', async () => {
  const fileId = await store('mine.jpg', jpegBytes);
  const stranger = await signIn(scene.app, await addAccount(scene.app));
  const onTheWeb = await signIn(scene.app, await addAccount(scene.app, { roles: ['ADMIN'] }));
  for (const path of [`/files/${fileId}`, `/files/${fileId}/download`, `/files/download/${fileId}`]) {
    expect((await get(path, {}, stranger)).statusCode).toBe(404);
    expect((await get(path, {}, onTheWeb)).statusCode).toBe(404);
    expect((await get(path, {}, scene.operator.token)).statusCode).toBe(200);
    expect((await get(path, {}, '')).statusCode).toBe(401);
    const conditional = { 'if-none-match': `"${fileId}"`, range: 'bytes=0-1' };
    expect((await get(path, conditional, stranger)).statusCode).toBe(404);
  }
  expect((await get(`/files/${crypto.randomUUID()}/download`)).statusCode).toBe(404);
  expect((await get('/files/..%2F..%2Fsecret/download')).statusCode).toBe(400);
});

test('a file whose content is gone is not there, and the operators of the machine are told', async () => {
  const fileId = await store('lost.jpg', jpegBytes);
  await scene.app.services.storage.remove(fileId);
  expect((await get(`/files/${fileId}/download`)).statusCode).toBe(404);
  expect(scene.app.log).toContainEqual(expect.objectContaining({ level: 50, fileId }));
});
