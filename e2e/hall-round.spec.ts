import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { runEndlessLine } from './support/endless-line.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

/** Reads the index now, with the time of the page: each truck as digits of its plate and its place. */
const readIndex = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((done) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.body);
      });
    // After headings change language and height, the grid takes a frame or two to settle.
    for (let frames = 0; frames < 4; frames += 1) await frame();
    const index = document.querySelector('section[aria-labelledby=display-index]');
    const digitsIn = (part: Element | null) => (part?.textContent ?? '').replace(/\D/g, '');
    return {
      at: Date.now(),
      trucks: [...(index?.querySelectorAll('ol li') ?? [])].map(
        (truck) => `${digitsIn(truck.querySelector('b'))}: ${digitsIn(truck.querySelector('i'))}`,
      ),
    };
  });

const pinned = 12;
const stepMs = 1000;

for (const { trucks, called, size, details } of [
  { trucks: 300, called: 21, size: { width: 1080, height: 1920 }, details: {} },
  { trucks: 300, called: 8, size: { width: 1920, height: 1080 }, details: long },
  { trucks: 300, called: 21, size: { width: 1280, height: 720 }, details: long },
  { trucks: 900, called: 8, size: { width: 1280, height: 720 }, details: long },
])
  test(
    `Each of ${trucks} waiting drivers finds place and time under his plate within eighty seconds, on ${size.width} × ${size.height}`,
    details,
    async ({ page }) => {
      const line = await runEndlessLine(trucks, called);
      await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
      await page.clock.install();
      await page.setViewportSize(size);
      await signIn(page, 'board');
      await page.goto('/board');
      await expect.poll(async () => (await readIndex(page)).trucks.length).toBeGreaterThan(1);

      type Turned = Awaited<ReturnType<typeof readIndex>>;
      const turned: Turned[] = [await readIndex(page)];
      // The first page may have been shown for a while, so the round is measured from the second one.
      const isRound = () => turned.length > 2 && turned.at(-1)?.trucks[0] === turned[1]?.trucks[0];
      for (let steps = 0; steps < 120 && !isRound(); steps += 1) {
        await page.clock.fastForward(stepMs);
        line.passTime(stepMs);
        const now = await readIndex(page);
        if (now.trucks[0] !== turned.at(-1)?.trucks[0]) turned.push(now);
      }
      expect(isRound()).toBe(true);
      const [, ...round] = turned;
      const tookMs = (round.at(-1)?.at ?? 0) - (round[0]?.at ?? 0);
      // The tolerance is two steps, because the index is read once in each step.
      expect(tookMs).toBeLessThanOrEqual(80_000 + 2 * stepMs);
      const places = Array.from({ length: trucks - pinned }, (_, index) => index + pinned);
      // A page that grows while it is shown repeats its new rows on the next one.
      const seen = new Set(round.slice(0, -1).flatMap((one) => one.trucks));
      expect([...seen].sort()).toEqual(places.map((before) => `${10_000 + before}: ${before + 1}`).sort());
      line.stop();
    },
  );
