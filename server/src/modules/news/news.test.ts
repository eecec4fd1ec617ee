import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { NewsItem } from '#contract/news/news.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../testing/test-app.ts';
import { newsPages } from './news-pages.ts';

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

afterEach(async () => {
  const { content } = (await call(first, 'GET /news?size=100')).json();
  for (const { id, version } of content) await operator.call('DELETE', `/news/${id}?version=${version}`);
});

afterAll(() => close());

const snow = {
  titles: { RU: 'Снег', EN: 'Snow', CN: '雪' },
  texts: { RU: '**Метель**', EN: 'Storm', CN: '暴风雪' },
};

const publish = async (words: object = snow): Promise<NewsItem> => {
  const { status, body } = await operator.call('POST', '/news', { body: words });
  expect(status).toBe(201);
  return body;
};

const titlesOn = async (app: TestApp, query = ''): Promise<string[]> =>
  (await call(app, `GET /news${query}`)).json().content.map(({ titles }: NewsItem) => titles.RU);

test('news are read by anybody, newest first, three on a page', async () => {
  for (const RU of ['1', '2', '3', '4']) {
    first.clock.advance({ minutes: 1 });
    await publish({ titles: { RU }, texts: { RU } });
  }
  expect((await call(first, 'GET /news')).json()).toMatchObject({
    content: [{ titles: { RU: '4', EN: '', CN: '' } }, { titles: { RU: '3' } }, { titles: { RU: '2' } }],
    last: false,
    page: 0,
    size: 3,
    total: 4,
  });
  expect(await titlesOn(first, '?page=1')).toEqual(['1']);
});

test('an item is published, changed and deleted; whoever saw an older one is told', async () => {
  const item = await publish();
  expect(item).toEqual({ ...snow, id: item.id, createdDate: expect.stringMatching(/\+09:00$/), version: 1 });
  const path = `/news/${item.id}`;
  expect((await call(first, `GET ${path}`)).json()).toEqual(item);
  const titles = { ...snow.titles, RU: 'Метель' };
  const { body: changed } = await operator.call('PUT', path, { body: { ...item, titles } });
  expect(changed).toEqual({ ...item, titles, version: 2 });
  expect((await operator.call('PUT', path, { body: changed })).body).toEqual(changed);
  expect(await operator.call('PUT', path, { body: item })).toMatchObject({ status: 409 });
  expect(await operator.call('DELETE', `${path}?version=1`)).toMatchObject({ status: 409 });
  expect((await call(first, `GET ${path}`)).json()).toEqual(changed);
  expect(await operator.call('DELETE', `${path}?version=2`)).toMatchObject({ status: 204 });
  expect((await call(first, `GET ${path}`)).statusCode).toBe(404);
  expect(await operator.call('PUT', path, { body: changed })).toMatchObject({ status: 404 });
  const acts = await first.database.db
    .selectFrom('journal_event')
    .select(['type', 'actor_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const newsId = item.id;
  expect(acts).toEqual([
    { type: 'NEWS_DELETED', actor_id: operator.userId, before: { newsId, ...snow, titles }, after: null },
    {
      type: 'NEWS_CHANGED',
      actor_id: operator.userId,
      before: { newsId, titles: snow.titles },
      after: { newsId, titles },
    },
    { type: 'NEWS_ADDED', actor_id: operator.userId, before: null, after: { newsId, ...snow } },
  ]);
});

test('an item stands in the sitemap, and its link is announced by its own words', async () => {
  const item = await publish({
    ...snow,
    texts: { ...snow.texts, EN: '# Storm\n\n**Stay** "home" &amp; wait' },
  });
  const path = `/info/news/${item.id}`;
  const sitemap = await first.server.inject('/sitemap.xml');
  expect(sitemap.body).toMatch(new RegExp(`<loc>[^<]*${path}</loc><lastmod>\\d{4}-[^<]*Z</lastmod>`));
  const ctx = { ...first.systemContext(), language: 'EN' as const };
  const [page, unknown] = ['', '0'].map((ending) => newsPages.find(ctx, `${path}${ending}`));
  expect(await page).toEqual({ title: 'Snow', description: 'Storm Stay "home" & wait' });
  expect(await unknown).toBeUndefined();
});

test('what is wrong is named at its field; the Russian words are needed', async () => {
  const { status, body } = await operator.call('POST', '/news', {
    body: { titles: { RU: ' ', EN: 'a\nb' }, texts: { EN: 'x'.repeat(10_001), DE: 'x' } },
  });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    { propertyPath: 'titles.RU', code: 'REQUIRED' },
    { propertyPath: 'titles.EN', code: 'INVALID_FORMAT' },
    { propertyPath: 'texts.RU', code: 'REQUIRED' },
    { propertyPath: 'texts.EN', code: 'TOO_LONG' },
    { propertyPath: 'texts.DE', code: 'UNKNOWN_FIELD' },
  ]);
});

test('HTML and links that run are kept out of what is stored', async () => {
  const text = 'Читайте [здесь](javascript:alert(1)) <img src=x onerror=alert(1)>';
  const { texts } = await publish({ titles: snow.titles, texts: { RU: text } });
  expect(texts.RU).toBe('Читайте здесь &lt;img src=x onerror=alert(1)>');
});

test('the second reader costs the database nothing, and a change is seen on every instance', async () => {
  const item = await publish();
  const etag = String((await call(first, 'GET /news')).headers.etag);
  const readAgain = async () => {
    statements.length = 0;
    await call(first, 'GET /news');
    await call(first, `GET /news/${item.id}`);
    const known = await call(first, 'GET /news', { headers: { 'if-none-match': etag } });
    return [known.statusCode, known.body, ...statements];
  };
  // The notice of the change may arrive slightly later.
  await expect.poll(readAgain).toEqual([304, '']);

  await expect.poll(() => titlesOn(second, '?size=1')).toEqual(['Снег']);
  const titles = { ...snow.titles, RU: 'Туман' };
  await operator.call('PUT', `/news/${item.id}`, { body: { ...item, titles } });
  expect(await titlesOn(first, '?size=1')).toEqual(['Туман']);
  await expect.poll(() => titlesOn(second, '?size=1')).toEqual(['Туман']);
});
