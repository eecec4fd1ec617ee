import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../tools/lib/ensure-chromium.ts';
import { chromiumArguments } from '../../tools/lib/find-chromium.ts';
import { inRoot } from '../../tools/lib/paths.ts';
import { startProduct } from '../../tools/lib/start-product.ts';
import { ensureWebBuilt } from '../../tools/lib/web-build.ts';
import { makeContactSheet } from './contact-sheet.ts';
import { type Screen, screens } from './shots.list.ts';
import { takeGuidePictures, takeShots } from './take-shots.ts';

const atOnce = 2;

const photograph = async (browser: Browser, url: string, screen: Screen): Promise<boolean> => {
  const folder = inRoot('shots', screen.name);
  const began = performance.now();
  try {
    if (isForGuides) {
      await takeGuidePictures(browser, url, screen, inRoot('content/info/pictures'));
      return true;
    }
    await rm(folder, { recursive: true, force: true });
    await takeShots(browser, url, screen, folder, only);
    if (!only) await makeContactSheet(browser, screen, folder, inRoot('shots', `${screen.name}.png`));
    console.log(`✔ shots/${screen.name}.png ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.log(`✘ ${screen.name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
};

const photographAll = async (browser: Browser, url: string, wanted: readonly Screen[]): Promise<boolean> => {
  const waiting = [...wanted];
  const successes: boolean[] = [];
  const worker = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      successes.push(await photograph(browser, url, screen));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return successes.every((success) => success);
};

/**
 * `npm run shots board-queue ru-light` takes one screen, and only pictures with that in their name. `npm run shots
 * guides` takes those that the guides of content/info show.
 */
const [filter = '', only = ''] = process.argv.slice(2);
const isForGuides = filter === 'guides';
const wanted = screens.filter(({ name, path, guideWidth }) =>
  isForGuides ? guideWidth !== undefined : path.startsWith(filter) || name.startsWith(filter),
);
if (wanted.length === 0) {
  console.error(
    `No screen is called or reached by ${filter}. There are: ${screens.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const executablePath = await ensureChromium();
await ensureWebBuilt();
const product = await startProduct('shots-server', { OKTET_DEMO_DAY: 'on' });
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  process.exitCode = (await photographAll(browser, product.url, wanted)) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
