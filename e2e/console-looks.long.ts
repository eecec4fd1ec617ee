import { expect, type Page } from '@playwright/test';
import { openSettled } from '../scripts/pictures/open-settled.ts';
import { type Screen, screens } from '../scripts/shots.list.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { tooWide } from './support/too-wide.ts';

/** A day that is under way; some of what is done to bring a screen into its state stays. */
const test = testOnOwnProduct('console-looks', { OKTET_DEMO_DAY: 'on' });

/** Where a call is never answered something is busy for good. */
const isStill = ({ act }: Screen) => act?.name !== 'keepDataWaiting';

const sectionOf = ({ name }: Screen) => name.split('-')[1] ?? '';
const sections = Object.groupBy(
  screens.filter((screen) => screen.as === 'admin' && isStill(screen)),
  sectionOf,
);

const look = async (page: Page, { path, act }: Screen) => {
  await openSettled(page, () => page.goto(path));
  await act?.(page);
  await expectNoAxeViolationsInBothSchemes(page);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => tooWide(page), `${width} px`).toBe(0);
  }
  await expectNoAxeViolations(page);
};

for (const [section, some = []] of Object.entries(sections))
  test(`Every page, panel and dialog of the console is readable for everybody and fits: ${section}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(some.length * 30_000);
    const faults: string[] = [];
    for (const screen of some) {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
      await signIn(page, 'admin');
      await test
        .step(screen.name, () => look(page, screen))
        .catch((fault) => faults.push(`${screen.name}: ${fault}`));
      await page.close();
    }
    expect(faults).toEqual([]);
  });
