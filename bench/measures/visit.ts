import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { bannerPositions } from '#contract/promo/banner-places.ts';
import { ensureChromium } from '../../tools/lib/ensure-chromium.ts';
import { chromiumArguments } from '../../tools/lib/find-chromium.ts';
import { inRoot } from '../../tools/lib/paths.ts';
import { ensureWebBuilt } from '../../tools/lib/web-build.ts';
import { benchToken } from '../support/bench-app.ts';
import { median } from '../support/load/load.ts';
import type { Measure, Row } from '../support/measure.ts';
import { slowWorkers, type Visit, visitPage } from '../support/page-visit.ts';
import { openStage, type Stage } from '../support/stage.ts';

const allowed = { form: 1500, times: 2500, requests: 20, shift: 0.001 };
const phone = { viewport: { width: 390, height: 844 }, locale: 'ru-RU' };
const pictures = inRoot('server/src/demo/promo/pictures');

/** A banner in every position, which is the most that a page has to load. */
const showBanners = async ({ app }: Stage): Promise<void> => {
  const authorization = await benchToken(app, 'admin');
  for (const position of bannerPositions) {
    const picture = join(pictures, `${position.toLowerCase().replaceAll('_', '-')}.png`);
    const response = await app.server.inject({
      method: 'POST',
      url: `/api/promo/${position}/banner`,
      headers: { authorization, 'application-type': 'admin' },
      payload: {
        link: `https://example.org/${position}`,
        imageInBase64: readFileSync(picture, 'base64'),
        needShowToUsers: true,
      },
    });
    if (response.statusCode !== 201) throw new Error(response.body);
  }
};

const rowOf = (nth: string, what: string, ms: number, visits: readonly Visit[]): Row => {
  const [ready, requests] = [
    median(visits.map((one) => one.ready)),
    median(visits.map((one) => one.requests)),
  ];
  const shift = Math.max(...visits.map((one) => one.shift));
  return {
    what: `${nth} visit on a slow phone: ${what}, requests, layout shift`,
    target: `≤ ${ms / 1000} s, ≤ ${allowed.requests}, 0`,
    measured: `${(ready / 1000).toFixed(2)} s, ${requests}, ${shift.toFixed(3)}`,
    isMet: ready <= ms && requests <= allowed.requests && shift < allowed.shift,
  };
};

type Visits = { readonly first: Visit[]; readonly second: Visit[] };

/**
 * Chromium at 1.6 Mbit/s, 150 ms and a quarter of the processor, 390 px wide: a new profile each time, which comes a
 * second time when the service worker stands.
 */
export const measureVisit: Measure = async ({ server, isQuick }) => {
  const rounds = isQuick ? 1 : 7;
  await ensureWebBuilt();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  });
  const stage = await openStage(await server.database('visit'), { drivers: 1, params: {} });
  const onNewPhone = async (
    { first, second }: Visits,
    url: string,
    selector: string,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ) => {
    const context = await browser.newContext(phone);
    await prepare?.(context);
    first.push(await visitPage(context, url, selector));
    await slowWorkers(browser);
    const again = await visitPage(context, url, selector);
    if (!again.isControlled) throw new Error('The second visit had no service worker');
    second.push(again);
    await context.close();
  };
  try {
    await showBanners(stage);
    const { port } = await stage.start();
    const origin = `http://127.0.0.1:${port}`;
    const [driver] = await stage.drivers.take(1);
    const token = driver?.authorization.replace('Bearer ', '') ?? '';
    const signIn = (context: BrowserContext) =>
      context.addInitScript((value) => localStorage.setItem('oktet.token.user', value), token);
    const [forms, times]: [Visits, Visits] = [
      { first: [], second: [] },
      { first: [], second: [] },
    ];
    for (let round = 0; round < rounds; round += 1) {
      await onNewPhone(forms, `${origin}/user/login`, 'form input[type=password]:enabled');
      await onNewPhone(times, `${origin}/booking`, 'input[name=booking-slot]', signIn);
    }
    return (['first', 'second'] as const).flatMap((nth) => [
      rowOf(nth, 'sign-in form', allowed.form, forms[nth]),
      rowOf(nth, 'free times', allowed.times, times[nth]),
    ]);
  } finally {
    await browser.close();
    await stage.close();
  }
};
