import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly, run } from 'axe-core';
import type { Scheme } from './appearance.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const everything: RunOnly = { type: 'tag', values: standards };
/** In the dark scheme only colours are checked, because everything else was checked in the light one. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast'] };

const program = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

const look = async (page: Page, runOnly: RunOnly, within?: string): Promise<void> => {
  if (within !== undefined) await expect(page.locator(within)).toBeVisible();
  // Parts that are being loaded again may be dimmed.
  await expect(page.locator(within ?? 'body').locator('[aria-busy=true]:visible')).toHaveCount(0);
  // Loaded once for each document, because that takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await program);
  // Without motion nothing is checked while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { found, passed } = await page.evaluate(
    async ([rules, part]) => {
      const axe: { run: typeof run } = Reflect.get(window, 'axe');
      const { violations, passes } = await axe.run(part === undefined ? document : { include: [part] }, {
        runOnly: rules,
        resultTypes: ['violations'],
        // Style sheets need not be read ahead, because none of these rules uses them.
        preload: { assets: ['media'] },
      });
      return {
        found: violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
        passed: passes.length,
      };
    },
    [runOnly, within] as const,
  );
  await page.emulateMedia({ reducedMotion: null });
  expect(found).toEqual([]);
  expect(passed, 'axe looked at something').toBeGreaterThan(0);
};

/** `within` limits the check to a part of the page. */
export const expectNoAxeViolations = async (page: Page, within?: string): Promise<void> =>
  look(page, (await schemeOf(page)) === 'dark' ? colours : everything, within);

const finishTransitions = () => {
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (const one of fading) one.finish();
  return fading.length;
};

const turn = async (page: Page, colorScheme: Scheme) => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // One transition may start another one: a child fades again when it inherits a changed colour.
  await expect.poll(() => page.evaluate(finishTransitions), { intervals: [0] }).toBe(0);
};

/** Examines the page in the light scheme and then in the dark one. Leaves the page in the light one. */
export const inBothSchemes = async (
  page: Page,
  examine: (look: (within?: string) => Promise<void>, scheme: Scheme) => Promise<void>,
): Promise<void> => {
  await examine((within) => look(page, everything, within), 'light');
  await turn(page, 'dark');
  await examine((within) => look(page, colours, within), 'dark');
  await turn(page, 'light');
};

export const expectNoAxeViolationsInBothSchemes = (page: Page, within?: string): Promise<void> =>
  inBothSchemes(page, (examine) => examine(within));
