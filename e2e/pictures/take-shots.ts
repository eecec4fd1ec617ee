import { mkdir } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { setLanguage, setScheme } from '../support/appearance.ts';
import { openSettled } from './open-settled.ts';
import type { Screen } from './shots.list.ts';
import { fileOf, sizesOf, type Visit, visits } from './variants.ts';

const openPage = async (browser: Browser, baseURL: string, { language, scheme }: Visit, screen: Screen) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Chita', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await setLanguage(page, language);
  await setScheme(page, scheme);
  if (screen.as) await signIn(page, screen.as);
  return page;
};

const takeVisit = async (
  browser: Browser,
  url: string,
  screen: Screen,
  visit: Visit,
  folder: string,
  only: string,
) => {
  const sizes = sizesOf(screen).filter(({ width }) => fileOf(visit, width).includes(only));
  if (sizes.length === 0) return;
  const page = await openPage(browser, url, visit, screen);
  try {
    if (sizes[0]) await page.setViewportSize(sizes[0]);
    await openSettled(page, () => page.goto(screen.path));
    await screen.act?.(page);
    for (const size of sizes) {
      // A wider page may load parts that a phone does not show.
      await openSettled(page, () => page.setViewportSize(size));
      // The first frame computes the new layout, and by the second one it is painted.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      await page.screenshot({ path: `${folder}/${fileOf(visit, size.width)}`, fullPage: true });
    }
  } finally {
    await page.context().close();
  }
};

/** The pictures of one screen whose file name contains `only`. */
export const takeShots = async (
  browser: Browser,
  url: string,
  screen: Screen,
  folder: string,
  only: string,
) => {
  await mkdir(folder, { recursive: true });
  for (const visit of visits) await takeVisit(browser, url, screen, visit, folder, only);
};

/** Takes the pictures of the guides: the window only, in the light scheme, in each language. */
export const takeGuidePictures = async (browser: Browser, url: string, screen: Screen, folder: string) => {
  for (const visit of visits.filter(({ scheme }) => scheme === 'light')) {
    const page = await openPage(browser, url, visit, screen);
    const size = sizesOf(screen).find(({ width }) => width === screen.guideWidth);
    if (size) await page.setViewportSize(size);
    await openSettled(page, () => page.goto(screen.path));
    await screen.act?.(page);
    // The console's menu unfolds under the pointer, which is in the upper left corner at first.
    if (size) await openSettled(page, () => page.mouse.move(size.width - 1, size.height - 1));
    const path = `${folder}/${screen.name}-${visit.language.toLowerCase()}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 60 });
    await page.context().close();
  }
};
