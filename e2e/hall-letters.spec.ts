import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { runEndlessLine } from './support/endless-line.ts';
import { long } from './support/languages.ts';
import { measureAnnouncement, measureBoard } from './support/letter-heights.ts';
import { test } from './support/test.ts';

const screens = {
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  '1440p': { width: 2560, height: 1440 },
  '4K': { width: 3840, height: 2160 },
  portrait: { width: 1080, height: 1920 },
} as const;

type Cell = {
  readonly screen: keyof typeof screens;
  readonly waiting: number;
  readonly called: number;
};

const few: readonly Cell[] = [
  { screen: '1080p', waiting: 300, called: 8 },
  { screen: 'portrait', waiting: 300, called: 21 },
];
const all: readonly Cell[] = (Object.keys(screens) as Cell['screen'][]).flatMap((screen) =>
  [0, 6, 27, 300].flatMap((waiting) => [0, 5, 21].map((called) => ({ screen, waiting, called }))),
);

const leastCalled = ({ screen, called }: Cell) => (called <= (screen === 'portrait' ? 4 : 8) ? 7 : 3);
/** How far a measured height may be off, in per cent of the screen. */
const tolerance = 0.02;

for (const { cells, details, name } of [
  { cells: few, details: {}, name: 'a long line' },
  { cells: all, details: long, name: 'every length of line on every screen' },
])
  test(`All of ${name} is on the screen, in letters that are read from afar`, details, async ({ page }) => {
    test.setTimeout(cells.length * 12_000 + 30_000);
    await signIn(page, 'board');
    for (const cell of cells) {
      const line = await runEndlessLine(cell.waiting, cell.called);
      await page.unrouteAll();
      await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
      await page.setViewportSize(screens[cell.screen]);
      await page.goto('/board');
      const words = JSON.stringify(cell);
      const shown = async () => {
        const { called, next } = await measureBoard(page);
        return { called: called.length, next: next.length };
      };
      const expected = { called: cell.called, next: Math.min(cell.waiting, 12) };
      await expect.poll(shown, words).toEqual(expected);
      await expect.poll(async () => (await measureBoard(page)).isWhole, words).toBe(true);
      const board = await measureBoard(page);
      expect(Math.min(...board.called, 100), words).toBeGreaterThanOrEqual(leastCalled(cell) - tolerance);
      expect(Math.min(...board.next, 100), words).toBeGreaterThanOrEqual(4 - tolerance);
      expect(Math.min(...board.index, 100), words).toBeGreaterThanOrEqual(1.5 - tolerance);
      expect(board.pages, words).toBeLessThanOrEqual(8);
      if (cell.waiting > 12) expect(board.index.length, words).toBeGreaterThan(0);
      line.stop();
    }
  });

test('Two calls are announced one after the other, each over the whole screen', async ({ page }) => {
  const line = await runEndlessLine(20);
  await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
  await page.clock.install();
  await page.setViewportSize(screens['1080p']);
  await signIn(page, 'board');
  await page.goto('/board');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(async () => (await measureBoard(page)).next.length).toBe(12);
  const first = line.call('3', 1000);
  const second = line.call('1');
  const now = (plate: string) => page.getByRole('alert').getByRole('img', { name: plate });
  await expect(now(first)).toBeVisible();
  expect((await measureAnnouncement(page)).letters).toBeGreaterThanOrEqual(15);
  await page.setViewportSize(screens.portrait);
  await expect.poll(async () => (await measureAnnouncement(page)).width).toBeGreaterThanOrEqual(85);
  await page.clock.fastForward(10_000);
  await expect(now(second)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  line.stop();
});
