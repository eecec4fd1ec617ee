import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { infoPages } from '#contract/info-routes.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestFolder } from '../../testing/test-folder.ts';

const own = join(import.meta.dirname, '../../../../content');
let folder: string;
let app: TestApp;
let replaced: TestApp;

beforeAll(async () => {
  folder = await createTestFolder();
  await mkdir(join(folder, 'info/pictures'), { recursive: true });
  app = await createTestApp();
  replaced = await createTestApp({ env: { CONTENT_DIR: folder } });
});

afterAll(async () => {
  await app.close();
  await replaced.close();
  await rm(folder, { recursive: true });
});

const read = async (of: TestApp, page: string, language = 'RU') =>
  (await call(of, `GET /info/${page}?language=${language}`)).json();

test.each(infoPages.flatMap((page) => ['RU', 'EN', 'CN'].map((language) => [page, language])))(
  'the page %s is there in %s, with every figure known',
  async (page, language) => {
    const { title, text, ...rest } = await read(app, page, language);
    expect(rest).toEqual({ page, language, site: {} });
    expect(title).not.toBe('');
    expect(text).not.toMatch(/[{}‹›]/);
    expect(app.log.filter(({ unknown }) => unknown)).toEqual([]);
  },
);

test('the text says what the parameters in force say', async () => {
  expect((await read(app, 'acp', 'EN')).text).toContain('3 hours before the slot begins');
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { body } = await operator.call('GET', '/system-params/booking-params');
  const changed = { ...body, arrivalEarlyMinutes: 95, weeklyHours: { ...body.weeklyHours, SUNDAY: [] } };
  expect((await operator.call('PUT', '/system-params/booking-params', { body: changed })).status).toBe(200);
  await expect
    .poll(async () => (await read(app, 'acp', 'EN')).text)
    .toContain('95 minutes before the slot begins');
  expect((await read(app, 'acp', 'RU')).text).toContain('сб 00:00–24:00; вс закрыто');
});

test('what is switched on is told with its figures, and nothing of what is not', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const put = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
  const texts = () => Promise.all(['RU', 'EN', 'CN'].map(async (one) => (await read(app, 'acp', one)).text));
  for (const text of await texts()) expect(text).not.toMatch(/Приедете|Are you coming|您会来|Freed places/i);
  const reconfirm = { enabled: true, askHours: [24, 12], reclaimHours: 4 };
  await put({ freedPlaceRestMinutes: 20, reconfirm });
  await expect.poll(async () => (await texts())[0]).toContain('За 24 ч и 12 ч до слота мы спрашиваем');
  const [ru, en, cn] = await texts();
  expect(ru).toContain('не дольше 20 мин');
  expect(en).toContain('others get the place 4 hours before the slot');
  expect(cn).toContain('您会来吗');
  for (const text of [ru, en, cn]) expect(text).not.toMatch(/[{}‹›]|Лист ожидания|Draw of a new day/);
  await put({ freedPlaceRestMinutes: 0, reconfirm: { ...reconfirm, enabled: false } });
});

test('who has the page already is told so, whatever the language of the other', async () => {
  const path = 'GET /info/policy?language=CN';
  const { headers } = await call(app, path);
  const again = await call(app, path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a replaced file is read at once; what it asks in vain is shown by its name, and told', async () => {
  const file = join(folder, 'info/acp.ru.md');
  await copyFile(join(own, 'info/acp.ru.md'), file);
  expect((await read(replaced, 'acp', 'EN')).language).toBe('RU');
  await writeFile(file, '# Свой пункт\n\nЗа {{ arrivalEarlyMinutes }}, {{nonsense}} и {{constructor}}');
  expect(await read(replaced, 'acp')).toEqual({
    page: 'acp',
    language: 'RU',
    site: {},
    title: 'Свой пункт',
    text: 'За 3 ч, ‹nonsense› и ‹constructor›',
  });
  expect(replaced.log).toContainEqual(
    expect.objectContaining({ level: 40, page: 'acp', unknown: ['nonsense', 'constructor'] }),
  );
  expect((await call(replaced, 'GET /info/policy')).statusCode).toBe(404);
});

test('pictures come from the folder, and nothing else does', async () => {
  await writeFile(join(folder, 'info/pictures/a.svg'), '<svg onload="alert(1)"/>');
  await writeFile(join(folder, 'info/pictures/a.html'), '<script>alert(1)</script>');
  const picture = await replaced.server.inject('/assets/info/a.svg');
  expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  for (const name of ['a.html', '..%2facp.ru.md', '%2e%2e', 'b.svg'])
    expect((await replaced.server.inject(`/assets/info/${name}`)).statusCode).toBe(404);
});

test('search engines are told which pages there are', async () => {
  const { body } = await app.server.inject('/sitemap.xml');
  expect(body).toContain('<loc>http://localhost:3000/info/user-agreement</loc>');
  expect((await app.server.inject('/robots.txt')).body).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  );
});
