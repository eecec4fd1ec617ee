import { expect } from '@playwright/test';
import { heading, openKiosk, press } from './support/kiosk.ts';
import { serveLaterBuild } from './support/later-build.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 } });

test('A kiosk stays while its program is the newest; a newer one is taken up once nobody stands before it', async ({
  page,
}) => {
  await page.clock.install();
  await openKiosk(page);
  const old = page.locator('html[data-old]');
  await page.evaluate(() => {
    document.documentElement.dataset.old = 'yes';
  });
  // What the first look found would have led to a reload before the second one.
  for (const _ of ['first', 'second']) {
    const looked = page.waitForResponse(/\/board\/kiosk$/);
    await page.clock.runFor(5 * 60_000);
    await (await looked).finished();
  }
  await expect(old).toHaveCount(1);

  await serveLaterBuild(page, '**/board/kiosk');
  await page.clock.runFor(4 * 60_000);
  await press(page, 'А');
  await page.clock.runFor(59_000);
  await press(page, 'В');
  await page.clock.runFor(30_000);
  await expect(old).toHaveCount(1);
  await page.clock.runFor(31_000);
  await expect(old).toHaveCount(0);
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
});
