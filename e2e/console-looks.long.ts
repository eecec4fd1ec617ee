import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { openSettled } from './pictures/open-settled.ts';
import { type Screen, screens } from './pictures/shots.list.ts';
import { sizesOf } from './pictures/variants.ts';
import { signIn } from './support/accounts.ts';
import { setLanguage } from './support/appearance.ts';
import { inBothSchemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { tooWide } from './support/too-wide.ts';

/** A folder for a picture of each look, and an expression for the names of the screens that are looked at. */
const { OKTET_PICTURES: folder, OKTET_SCREENS = '' } = process.env;
const chosen = new RegExp(OKTET_SCREENS);

/** A day that is under way; some of what is done to bring a screen into its state stays. */
const test = testOnOwnProduct('console-looks', { OKTET_DEMO_DAY: 'on' });

const shown = screens.filter(({ as, name }) => as === 'admin' && chosen.test(name));

/** Where a call is never answered something is busy for good, which axe would wait for. */
const isBusy = ({ act }: Screen) => act?.name === 'keepDataWaiting';

/** Axe looks at the usual desk and at the phone; between them only the room changes. */
const isLookedAtByAxe = (width: number) => width === 1440 || width === 390;

/** Loaded once: a screen follows its window and its scheme. The phone comes last, whose panels cover the page. */
const look = async (page: Page, language: Language, screen: Screen, note: (fault: string) => void) => {
  await openSettled(page, () => page.goto(screen.path));
  await screen.act?.(page);
  for (const size of sizesOf(screen).toReversed()) {
    await page.setViewportSize(size);
    await inBothSchemes(page, async (lookByAxe, scheme) => {
      const name = `${screen.name}-${language.toLowerCase()}-${scheme}-${size.width}`;
      const examine = async () => {
        // What slides in stands.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (!isBusy(screen)) await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
        // Charts follow their card a frame later.
        await expect.poll(() => tooWide(page), { timeout: 3_000 }).toBe(0);
        if (folder) await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 70, fullPage: true });
        for (const fault of await misfits(page)) note(`${name}: ${fault}`);
        if (!isLookedAtByAxe(size.width) || isBusy(screen)) return;
        // What sticks to the window's edge half covers something: where the whole page is seen it covers nothing.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
        await lookByAxe();
        await page.setViewportSize(size);
      };
      await test.step(name, examine).catch((fault) => note(`${name}: ${fault}`));
    });
  }
};

for (const language of ['RU', 'EN', 'CN'] as const)
  test(`Every page, panel and dialog of the console fits its screen and is readable for everybody, in ${language}`, async ({
    context,
    page: first,
  }) => {
    test.setTimeout(1_800_000);
    // Who waits for what never comes says so, and the others are still looked at.
    context.setDefaultTimeout(30_000);
    await setLanguage(first, language);
    await signIn(first, 'admin');
    await first.goto('/board');
    const faults: string[] = [];
    for (const screen of shown) {
      const page = await context.newPage();
      await page.setViewportSize({ width: 1920, height: 1080 });
      await look(page, language, screen, (fault) => faults.push(fault)).catch((fault) =>
        faults.push(`${screen.name}: ${fault}`),
      );
      await page.close();
    }
    // All of them at once: each costs a whole run.
    expect(faults).toEqual([]);
  });
