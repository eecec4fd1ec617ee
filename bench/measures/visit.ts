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
import { slowWorkers, type Visit, visitPage, waitForWorker } from '../support/page-visit.ts';
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

const form = 'form input[type=password]:enabled';
const slot = 'input[name=booking-slot]';

/**
 * Chromium at 1.6 Mbit/s, 150 ms and a quarter of the processor, 390 px wide. Each page is measured in a new profile,
 * and again with a service worker in a profile that was signed in. The sign-in form is measured signed out.
 */
export const measureVisit: Measure = async ({ server, isQuick }) => {
  const count = isQuick ? 1 : 7;
  await ensureWebBuilt();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  });
  const stage = await openStage(await server.database('visit'), { drivers: 1, params: {} });
  const onNewPhone = async (open: (context: BrowserContext) => Promise<Visit[]>) => {
    const context = await browser.newContext(phone);
    const visits = await open(context);
    await context.close();
    return visits;
  };
  try {
    await showBanners(stage);
    const { port } = await stage.start();
    const origin = `http://127.0.0.1:${port}`;
    const [driver] = await stage.drivers.take(1);
    const token = driver?.authorization.replace('Bearer ', '') ?? '';
    const signIn = (context: BrowserContext) =>
      context.addInitScript({
        content: `
          if (location.pathname === '/user/login') localStorage.removeItem('oktet.token.user');
          else localStorage.setItem('oktet.token.user', '${token}');`,
      });
    const rounds: Visit[][] = [];
    while (rounds.length < count) {
      const first = await onNewPhone(async (context) => [
        await visitPage(context, `${origin}/user/login`, form),
      ]);
      const others = await onNewPhone(async (context) => {
        await signIn(context);
        const times = await visitPage(context, `${origin}/booking`, slot, waitForWorker);
        await slowWorkers(browser);
        const again = await visitPage(context, `${origin}/booking`, slot);
        return [times, await visitPage(context, `${origin}/user/login`, form), again];
      });
      rounds.push([...first, ...others]);
    }
    const nth = (place: number) => rounds.flatMap((visits) => visits[place] ?? []);
    if (![...nth(2), ...nth(3)].every(({ isControlled }) => isControlled))
      throw new Error('A second visit had no service worker');
    return [
      rowOf('first', 'sign-in form', allowed.form, nth(0)),
      rowOf('first', 'free times', allowed.times, nth(1)),
      rowOf('second', 'sign-in form', allowed.form, nth(2)),
      rowOf('second', 'free times', allowed.times, nth(3)),
    ];
  } finally {
    await browser.close();
    await stage.close();
  }
};
