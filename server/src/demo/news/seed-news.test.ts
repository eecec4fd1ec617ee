import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/common.ts';
import type { NewsItem } from '#contract/news/news.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import demoNews from './demo-news.json' with { type: 'json' };
import { seedNews } from './seed-news.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await seedNews(app.systemContext());
});

afterAll(() => app.close());

const published = async (): Promise<NewsItem[]> => (await call(app, 'GET /news?size=10')).json().content;

test('a demo has news of the last fortnight, as they are written, in three languages but for one; a second start adds nothing, also when they were thrown away', async () => {
  const items = await published();
  const words = items.map(({ titles, texts }) => ({ titles, texts })).toReversed();
  expect(words).toEqual(demoNews.map(({ titles, texts }) => ({ titles, texts })));
  const whole = items.filter(({ texts }) => languages.every((language) => texts[language] !== ''));
  expect(whole).toHaveLength(items.length - 1);

  await seedNews(app.systemContext());
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  for (const { id } of await published()) await operator.call('DELETE', `/news/${id}`);
  await seedNews(app.systemContext());
  expect(await published()).toEqual([]);
});
