import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

const focusAmong = (found: readonly Node[]) => {
  if (found.some((one) => one === document.activeElement)) return 'there';
  return found.every(({ isConnected }) => isConnected) ? 'elsewhere' : 'replaced';
};

/** More than any page of the console has places for the focus. */
const farthest = 150;

/** Goes on to `target` as someone without a mouse does: what cannot be reached so is a fault of the page. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target.first()).toBeVisible();
  // To find things by role and name takes longer than to press a key.
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

/** Of a group Tab finds the chosen one, or the first; arrows go on from there. */
export const chooseRadio = async (page: Page, group: Locator, wanted: Locator) => {
  await tabTo(page, group);
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`Arrows do not lead to ${wanted}`);
};

/** The command box, from wherever the focus is. */
const openCommands = async (page: Page, say: Say) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: say('boardSearch.title') })).toBeFocused();
};

/** Slower than a scanner, whose text only ever checks in. */
const handDelay = { delay: 60 };

/** A page or an act by its name. */
export const command = async (page: Page, say: Say, name: string) => {
  await openCommands(page, say);
  await page.keyboard.type(name, handDelay);
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
};

/** The first truck or person that `text` finds; what else it finds stands above. */
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
