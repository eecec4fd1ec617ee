import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { runEndlessLine } from './support/endless-line.ts';
import { keptMemory } from './support/kept-memory.ts';
import { test } from './support/test.ts';

const few = 100;
const many = 10_000;

test('A display left open keeps no more after ten thousand changes than after a hundred', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const line = await runEndlessLine(300);
  await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
  // Without the words of the others it speaks one language, whose words are waited for below.
  await page.route(/i18n\/(en|cn)\.json/, (route) => route.abort());
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, 'board');
  await page.goto('/board');
  const keptAfter = async (changes: number) => {
    await line.changeTo(changes);
    const shown = page.getByText(`Журнал № ${changes}`, { exact: true });
    await expect(shown).toBeVisible({ timeout: 300_000 });
    return keptMemory(page);
  };
  const first = await keptAfter(few);
  const last = await keptAfter(many);
  expect(last / first, `${first} bytes after ${few} changes, ${last} after ${many}`).toBeLessThanOrEqual(1.1);
  line.stop();
});
