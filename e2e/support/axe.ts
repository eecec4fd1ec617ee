import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `within` limits the look to a part of the page. */
export const expectNoAxeViolations = async (page: Page, within?: string): Promise<void> => {
  const builder = new AxeBuilder({ page }).withTags(standards);
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
};
