import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../../../tools/lib/ensure-chromium.ts';
import { chromiumArguments } from '../../../tools/lib/find-chromium.ts';
import type { Side } from '../sides/side.ts';
import { chooseAtOnce } from './choose-at-once.ts';
import { type Visit, visitPage } from './page-visit.ts';
import { signInAtOnce } from './sign-in-at-once.ts';

export const screens = ['/user/login', '/booking', '/booking, again'] as const;
export type Visits = Record<(typeof screens)[number], Visit> & {
  /** Milliseconds until a form filled in as soon as it is painted is submitted. */
  readonly signInLeaves: number;
  /** Milliseconds until a slot chosen as soon as it is painted can be booked. */
  readonly chosen: number;
};

const form = 'form input[type=password]:enabled';
const slots = 'input[name=booking-slot]';

export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await ensureChromium();
  return chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
};

const withDevice = async <T>(
  browser: Browser,
  width: number,
  use: (context: BrowserContext) => Promise<T>,
) => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'ru-RU' });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
};

export const visitAll = async (browser: Browser, side: Side, width: number): Promise<Visits> => {
  const origin = `http://127.0.0.1:${side.port}`;
  const token = (side.take(1)[0]?.authorization ?? '').replace('Bearer ', '');
  const login = await withDevice(browser, width, (stranger) =>
    visitPage(stranger, `${origin}/user/login`, form),
  );
  const signInLeaves = await withDevice(browser, width, (stranger) =>
    signInAtOnce(stranger, `${origin}/user/login`, form),
  );
  const signIn = (driver: BrowserContext) =>
    driver.addInitScript((value) => localStorage.setItem('oktet.token.user', value), token);
  const chosen = await withDevice(browser, width, async (driver) => {
    await signIn(driver);
    return chooseAtOnce(driver, `${origin}/booking`, slots);
  });
  const booking = await withDevice(browser, width, async (driver) => {
    await signIn(driver);
    const visit = () => visitPage(driver, `${origin}/booking`, slots);
    return { first: await visit(), again: await visit() };
  });
  return {
    '/user/login': login,
    '/booking': booking.first,
    '/booking, again': booking.again,
    signInLeaves,
    chosen,
  };
};
