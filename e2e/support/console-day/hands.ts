import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

const focusAmong = (found: readonly Node[]) => {
  if (found.some((one) => one === document.activeElement)) return 'there';
  return found.every(({ isConnected }) => isConnected) ? 'elsewhere' : 'replaced';
};

/** No page of the console has as many places for the focus. */
const farthest = 150;

/** Moves the focus to `target` by Tab. A target that cannot be reached is a fault of the page. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target.first()).toBeVisible();
  // Looked up once, because finding elements by role and name takes longer than pressing a key.
  let found = await target.elementHandles();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    const focus = await page.evaluate(focusAmong, found);
    if (focus === 'there') return;
    if (focus === 'replaced') found = await target.elementHandles();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}`);
};

export const pressOn = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
};

/** Tab reaches the chosen button of a group, or its first one. Arrows move on from there. */
export const chooseRadio = async (page: Page, group: Locator, wanted: Locator) => {
  await tabTo(page, group);
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`Arrows do not lead to ${wanted}`);
};

/** Opens the command box, wherever the focus is. */
const openCommands = async (page: Page, say: Say) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: say('boardSearch.title') })).toBeFocused();
};

/** Slower than a scanner, because scanned texts are only checked in. */
const handDelay = { delay: 60 };

/** Opens a page or starts an act by its name in the command box. */
export const command = async (page: Page, say: Say, name: string) => {
  await openCommands(page, say);
  await page.keyboard.type(name, handDelay);
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
};

/** Opens the first truck or person that `text` finds. Other results may stand above it. */
export const goTo = async (page: Page, say: Say, kind: 'users' | 'vehicles', text: string) => {
  await openCommands(page, say);
  await page.keyboard.type(text, handDelay);
  const group = page.getByRole('group', { name: say(`boardSearch.groups.${kind}`), exact: true });
  const found = group.getByRole('option').first();
  await expect(found).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if ((await found.getAttribute('aria-selected')) === 'true') return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`Arrows do not lead to ${text}`);
};
