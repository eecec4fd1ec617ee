import { afterAll, beforeAll, expect, test } from 'vitest';
import { bannerPositions } from '#contract/promo/banner-places.ts';
import type { PromoBlock } from '#contract/promo/promo.ts';
import { call } from '../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedPromo } from './seed-promo.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await seedPromo(app.systemContext());
});

afterAll(() => app.close());

const shown = async (): Promise<PromoBlock[]> => (await call(app, 'GET /promo')).json();

test('a demo has a banner in every place, and clicks of a fortnight; a second start adds nothing, also when they were thrown away', async () => {
  expect((await shown()).map(({ position, banners }) => [position, banners.length])).toEqual(
    bannerPositions.map((position) => [position, 1]),
  );
  const { count, series } = (
    await operator.call('GET', '/promo/FOOTER/click-count?from=2026-11-06&to=2026-11-20&by=day')
  ).body;
  expect(series).toHaveLength(15);
  expect(series.every((day: { count: number }) => day.count > 0)).toBe(true);
  expect((await operator.call('GET', '/promo/FOOTER/click-count')).body).toEqual({ count });

  await seedPromo(app.systemContext());
  for (const { position, banners } of await shown())
    for (const { id } of banners) await operator.call('DELETE', `/promo/${position}/banner/${id}`);
  await seedPromo(app.systemContext());
  expect((await shown()).flatMap(({ banners }) => banners)).toEqual([]);
});
