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
const roundMs = 80_000;

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

      const first = await readIndex(page);
      const seen = new Set(first.trucks);
      for (let now = first; now.at - first.at < roundMs; ) {
        await page.clock.fastForward(stepMs);
        line.passTime(stepMs);
        now = await readIndex(page);
        for (const truck of now.trucks) seen.add(truck);
      }
      const places = Array.from({ length: trucks - pinned }, (_, index) => index + pinned);
      expect([...seen].sort()).toEqual(places.map((before) => `${10_000 + before}: ${before + 1}`).sort());
      line.stop();
    },
  );
