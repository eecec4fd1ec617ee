import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { openSettled } from './pictures/open-settled.ts';
import { type Screen, screens } from './pictures/shots.list.ts';
import { signIn } from './support/accounts.ts';
import { setLanguage } from './support/appearance.ts';
import { long } from './support/languages.ts';
import { misfits } from './support/misfits.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { tooWide } from './support/too-wide.ts';

/** A checkpoint with draws and a line. What is done to bring a screen into its state stays. */
const test = testOnOwnProduct('big-letters', { OKTET_DEMO_DAY: 'on' });

/** Screens with the longest words, the fullest rows of buttons and the head of a card with two texts. */
const widest = ['login', 'registration', 'info-acp', 'booking-first', 'booking-cards', 'offer'];
const desk = { viewport: { width: 1280, height: 800 }, timezoneId: 'Asia/Chita' };
const ofDrivers = screens.filter(({ name }) => !/^(board|kiosk|scan|widgets)/.test(name));

/** Makes letters twice as big, as the browser's own setting does (WCAG 1.4.4). */
const doubleLetters = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** Opens the screen on a desk, because a phone folds the form that some of these acts need. */
const faultsOf = async (page: Page, screen: Screen): Promise<string[]> => {
  if (screen.as) await signIn(page, screen.as);
  await openSettled(page, () => page.goto(screen.path));
  await screen.act?.(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await misfits(page);
  const wider = await tooWide(page);
  return [...faults, ...(wider > 0 ? [`${wider} px wider than the phone`] : [])];
};

type Phone = { readonly browser: Browser; readonly baseURL: string | undefined };

/** Each screen has a new profile, because some of these acts sign somebody in. */
const lookAt = async ({ browser, baseURL }: Phone, language: Language, shown: readonly Screen[]) => {
  test.setTimeout(shown.length * 60_000);
  const faults: string[] = [];
  for (const screen of shown) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), ...desk });
    // Who waits for what never comes says so, and the others are still looked at.
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await doubleLetters(page);
    await setLanguage(page, language);
    const found = await faultsOf(page, screen).catch((fault) => [fault]);
    faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
    await context.close();
  }
  expect(faults).toEqual([]);
};

test('A driver’s fullest screens are whole on a phone with letters twice as big', ({ browser, baseURL }) =>
  lookAt(
    { browser, baseURL },
    'RU',
    ofDrivers.filter(({ name }) => widest.includes(name)),
  ));

for (const language of ['RU', 'EN', 'CN'] as const)
  test(
    `Every screen of a driver is whole on a phone with letters twice as big, in ${language}`,
    long,
    ({ browser, baseURL }) => lookAt({ browser, baseURL }, language, ofDrivers),
  );
