import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bannerPositions, bannerSizes } from '#contract/promo/banner-places.ts';
import type { Banner, PromoBlock } from '#contract/promo/promo.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { call, refusal } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { gifOf, jpegOf, pngOf } from '../../testing/pictures.ts';
import { createTestPair, type TestApp } from '../../testing/test-app.ts';

let first: TestApp;
let second: TestApp;
let close: () => Promise<void>;
let operator: Visitor;
const statements: string[] = [];

beforeAll(async () => {
  ({ first, second, close } = await createTestPair());
  operator = await createVisitor(first, { roles: ['ADMIN'] });
  hookStatements(first, { before: async (text) => void statements.push(text) });
});

afterAll(() => close());

beforeEach(async () => {
  const blocks: PromoBlock[] = (await operator.call('GET', '/promo')).body;
  for (const { position, banners } of blocks)
    for (const { id } of banners) await operator.call('DELETE', `/promo/${position}/banner/${id}`);
});

const side = pngOf(bannerSizes.LEFT_1).toString('base64');
const footer = jpegOf(bannerSizes.FOOTER).toString('base64');
const wished = { link: 'https://example.org/a', imageInBase64: side, needShowToUsers: true };

const add = async (position: string, wishes: object = {}): Promise<Banner> => {
  const { status, body } = await operator.call('POST', `/promo/${position}/banner`, {
    body: { ...wished, ...wishes },
  });
  expect(status).toBe(201);
  return body;
};

const seen = async (query = '', app = first): Promise<PromoBlock[]> =>
  (await call(app, `GET /promo${query}`)).json();

test('there are seven blocks, in their order, with the same ids for everybody', async () => {
  const blocks = await seen();
  expect(blocks.map(({ position }) => position)).toEqual(bannerPositions);
  expect(blocks.every(({ banners }) => banners.length === 0)).toBe(true);
  expect((await operator.call('GET', '/promo')).body).toEqual(blocks);
});

test('a visitor is given the first of a block, and only if it is shown; an operator all of them', async () => {
  const hidden = await add('LEFT_1', { needShowToUsers: false, order: 5 });
  const shown = await add('LEFT_1', { link: 'https://example.org/b' });
  expect(shown).toEqual({
    id: expect.any(String),
    link: 'https://example.org/b',
    imageInBase64: side,
    needShowToUsers: true,
    order: 6,
    version: 1,
  });
  expect(await seen('?position=LEFT_1')).toMatchObject([{ position: 'LEFT_1', banners: [] }]);
  const ofOperator = await operator.call('GET', '/promo?position=LEFT_1');
  expect(ofOperator.body).toMatchObject([{ banners: [hidden, shown] }]);

  await operator.call('PUT', `/promo/LEFT_1/banner/${shown.id}`, { body: { ...shown, order: 1 } });
  expect(await seen('?position=LEFT_1')).toMatchObject([{ banners: [{ ...shown, order: 1, version: 2 }] }]);
  const driver = await createVisitor(first);
  expect((await driver.call('GET', '/promo?position=LEFT_1')).body).toEqual(await seen('?position=LEFT_1'));
  const asDriver = await createVisitor(first, { roles: ['ADMIN'], type: 'web' });
  expect((await asDriver.call('GET', '/promo?position=LEFT_1')).body[0].banners).toHaveLength(1);
});

test('one position, several, or one that does not exist', async () => {
  expect(await seen('?position=FOOTER')).toMatchObject([{ position: 'FOOTER' }]);
  const two = await seen('?position=FOOTER&position=LEFT_2&position=FOOTER');
  expect(two.map(({ position }) => position)).toEqual(['LEFT_2', 'FOOTER']);
  expect(refusal(await call(first, 'GET /promo?position=MIDDLE'))).toMatchObject({ status: 400 });
});

test('what was not given stays; an echo changes nothing; a stale version is refused', async () => {
  const before = await add('FOOTER', { imageInBase64: footer });
  const path = `/promo/FOOTER/banner/${before.id}`;
  const { body: after } = await operator.call('PUT', path, {
    body: { link: 'http://example.org', needShowToUsers: false, version: 1 },
  });
  expect(after).toEqual({ ...before, link: 'http://example.org', needShowToUsers: false, version: 2 });
  expect((await operator.call('PUT', path, { body: after })).body).toEqual(after);
  const stale = { status: 409, body: { code: 'STALE_VERSION' } };
  expect(await operator.call('PUT', path, { body: before })).toMatchObject(stale);
  expect(await operator.call('DELETE', `${path}?version=1`)).toMatchObject(stale);
  expect(await operator.call('DELETE', `${path}?version=2`)).toMatchObject({ status: 204 });
  expect(await operator.call('DELETE', path)).toMatchObject({ status: 404 });
  expect(await operator.call('PUT', path, { body: after })).toMatchObject({ status: 404 });
});

test('what operators do is in the journal, without the pictures', async () => {
  const { id: bannerId, ...banner } = await add('LEFT_1');
  const path = `/promo/LEFT_1/banner/${bannerId}`;
  await operator.call('PUT', path, { body: { ...banner, needShowToUsers: false } });
  await operator.call('DELETE', path);
  const acts = await first.database.db
    .selectFrom('journal_event')
    .select(['type', 'actor_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const known = { position: 'LEFT_1', bannerId };
  expect(acts).toMatchObject([
    { type: 'BANNER_DELETED', before: { ...known, link: banner.link, order: banner.order } },
    {
      type: 'BANNER_CHANGED',
      before: { ...known, needShowToUsers: true },
      after: { ...known, needShowToUsers: false },
    },
    { type: 'BANNER_ADDED', actor_id: operator.userId, after: { ...known, needShowToUsers: true } },
  ]);
  expect(JSON.stringify(acts)).not.toContain(side);
});

test('of two who change at once, the second is told; a banner of another place is not found', async () => {
  const banner = await add('LEFT_1');
  const answers = await Promise.all(
    ['https://a.example', 'https://b.example'].map((link) =>
      operator.call('PUT', `/promo/LEFT_1/banner/${banner.id}`, { body: { ...banner, link } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await operator.call('DELETE', `/promo/LEFT_2/banner/${banner.id}`)).toMatchObject({ status: 404 });
});

test.each([
  ['javascript:alert(1)', 'INVALID_FORMAT'],
  ['JavaScript:alert(1)//https://example.org', 'INVALID_FORMAT'],
  ['data:text/html,<script>alert(1)</script>', 'INVALID_FORMAT'],
  ['java\tscript:alert(1)', 'INVALID_FORMAT'],
  ['//example.org', 'INVALID_FORMAT'],
  ['ftp://example.org', 'INVALID_FORMAT'],
  ['https://user:secret@example.org', 'INVALID_FORMAT'],
  ['https:\\\\example.org', 'INVALID_FORMAT'],
  ['https://', 'INVALID_FORMAT'],
  ['', 'REQUIRED'],
])('the link %j is refused', async (link, code) => {
  const { status, body } = await operator.call('POST', '/promo/LEFT_1/banner', { body: { ...wished, link } });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ propertyPath: 'link', code }]);
});

test.each([
  ['with the prefix of a data address', `data:image/png;base64,${side}`, 'INVALID_FORMAT'],
  ['with line breaks', side.replace(/.{76}/g, '$&\n'), 'INVALID_FORMAT'],
  ['of an SVG', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 'WRONG_IMAGE_TYPE'],
  ['of another place', footer, 'WRONG_IMAGE_SIZE'],
  ['cut in the middle', side.slice(0, 80), 'BROKEN_IMAGE'],
  ['too long', `${'A'.repeat(700_000)}`, 'IMAGE_TOO_LARGE'],
  ['that is empty', '', 'REQUIRED'],
])('a picture %s is refused at its field', async (_name, imageInBase64, code) => {
  const { status, body } = await operator.call('POST', '/promo/LEFT_1/banner', {
    body: { ...wished, imageInBase64 },
  });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ propertyPath: 'imageInBase64', code }]);
});

const gif = gifOf(bannerSizes.RIGHT_2).toString('base64');

test('a place holds twenty banners', async () => {
  for (let count = 0; count < 20; count += 1) await add('RIGHT_2', { imageInBase64: gif });
  const { status, body } = await operator.call('POST', '/promo/RIGHT_2/banner', { body: wished });
  expect([status, body.code]).toEqual([422, 'TOO_MANY_BANNERS']);
});

test('the second page load costs the database nothing: the same bytes, or 304', async () => {
  const link = `https://example.org/${'long/'.repeat(200)}`;
  await add('FOOTER', { imageInBase64: footer, link });
  const headers = { 'accept-encoding': 'br' };
  const before = await call(first, 'GET /promo?position=FOOTER', { headers });
  const etag = String(before.headers.etag);
  const loadAgain = async () => {
    statements.length = 0;
    const { rawPayload } = await call(first, 'GET /promo?position=FOOTER', { headers });
    const known = await call(first, 'GET /promo?position=FOOTER', { headers: { 'if-none-match': etag } });
    return [rawPayload.equals(before.rawPayload), known.statusCode, known.body, ...statements];
  };
  // The notice of the change may arrive slightly later.
  await expect.poll(loadAgain).toEqual([true, 304, '']);
  const again = await call(first, 'GET /promo?position=FOOTER', { headers });
  expect(again.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, max-age=0',
    vary: 'Authorization, Accept-Encoding',
  });
  const plain = await call(first, 'GET /promo?position=FOOTER');
  expect(JSON.parse(brotliDecompressSync(again.rawPayload).toString())).toEqual(plain.json());
});

test('every instance answers with a change as soon as it hears of it', async () => {
  const banner = await add('FOOTER', { imageInBase64: footer });
  const linksOn = async (app: TestApp) =>
    (await seen('?position=FOOTER', app))[0]?.banners.map((one) => one.link);
  await expect.poll(() => linksOn(second)).toEqual([banner.link]);
  const link = 'https://example.org/changed';
  await operator.call('PUT', `/promo/FOOTER/banner/${banner.id}`, { body: { ...banner, link } });
  expect(await linksOn(first)).toEqual([link]);
  await expect.poll(() => linksOn(second)).toEqual([link]);
});
