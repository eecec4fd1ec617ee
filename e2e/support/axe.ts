import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can break is its colours; everything else has been looked at in the light one. */
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mantineColorScheme === 'dark');

/** `within` limits the look to a part of the page. */
export const expectNoAxeViolations = async (page: Page, within?: string): Promise<void> => {
  // Without legacy mode every look opens a page of its own to gather what frames of other origins say: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const builder = (await isDark(page)) ? axe.withRules(['color-contrast']) : axe.withTags(standards);
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
};
