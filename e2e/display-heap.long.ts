import { expect } from '@playwright/test';
import { heartbeatSeconds } from '#contract/queue/queue-events.ts';
import { signIn } from './support/accounts.ts';
import { runEndlessLine } from './support/endless-line.ts';
import { test } from './support/test.ts';
import { wholeHeap } from './support/whole-heap.ts';

const heartbeatMs = heartbeatSeconds * 1000;
const few = 100;
const many = 10_000;
/**
 * Heartbeats between changes, during which the clock goes on, pages turn and languages change. Without them a hundred
 * changes would be over before the browser has compiled its most used functions, which count as heap too.
 */
const beatsBetween = 6;

test('A display left open keeps no more after ten thousand changes than after a hundred', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const line = await runEndlessLine(300);
  await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
  // Without the words of other languages the display stays in the language that is waited for below.
  await page.route(/words-(en|cn)-/, (route) => route.abort());
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await signIn(page, 'board');
  await page.goto('/board');
  const shown = (changes: number) =>
    page.getByRole('contentinfo').getByText(`Журнал № ${changes}`, { exact: true });
  const changeTo = async (changes: number) => {
    await line.changeTo(changes);
    await expect(shown(changes)).toBeVisible({ timeout: 300_000 });
  };
  for (let changes = 2; changes <= few; changes += 1) {
    await changeTo(changes);
    for (let beat = 0; beat < beatsBetween; beat += 1) {
      line.passTime(heartbeatMs);
      await page.clock.runFor(heartbeatMs);
    }
  }
  const first = await wholeHeap(page);
  await changeTo(many);
  const last = await wholeHeap(page);
  const measured = `${first} bytes after ${few} changes, ${last} after ${many}`;
  process.stdout.write(`${measured}\n`);
  expect(last / first, measured).toBeLessThanOrEqual(1.1);
  line.stop();
});
