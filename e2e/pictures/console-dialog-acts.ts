import type { Page } from '@playwright/test';
import { openFirst } from './console-acts.ts';
import { wordsOn } from './words-on.ts';

/** Waits for the last dialog, because on a phone the panel below is a dialog too. */
const dialogShown = (page: Page) => page.getByRole('dialog').last().waitFor();

/** Presses the call of a truck that is not the first, which opens a question for the reason. */
export const callOutOfTurn = async (page: Page) => {
  await page.locator('[data-line-row]:not([data-head=true]) [data-column=actions] button').first().click();
  await dialogShown(page);
};

const openDialog = async (page: Page, button: string) => {
  const { say } = await wordsOn(page);
  await page.getByRole('button', { name: say(button), exact: true }).click();
  await dialogShown(page);
};

/** Presses the operator's button, whose name ends with the note that the account has no second factor. */
export const openOperator = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.getByRole('button', { name: say('console.operator.passwordOnly') }).click();
  await dialogShown(page);
};

/** Needs a list of bookings that can still be canceled. */
export const cancelFirst = async (page: Page) => {
  await openFirst(page);
  await openDialog(page, 'boardBookings.panel.cancel');
};

/** Moves a truck by keys, which opens the question for the reason. */
export const moveTruck = async (page: Page) => {
  await page.locator('a[data-cell][draggable=true][data-state=booked]').first().focus();
  await page.keyboard.press('KeyM');
  await page.keyboard.press('Enter');
  await dialogShown(page);
};

/** Fills the form of closures until it shows who has to move where. */
export const planClosure = async (page: Page) => {
  const { say } = await wordsOn(page);
  const period = say('boardClosure.when.untilMorning');
  await page.getByRole('button', { name: period, exact: true }).click();
  const reasons = say('reasons.ready', { label: say('boardClosure.why.label') });
  await page.getByRole('group', { name: reasons }).getByRole('button').first().click();
  await page.getByRole('row').nth(1).waitFor();
};

export const blockUser = async (page: Page) => {
  await openFirst(page);
  await openDialog(page, 'boardUsers.block.action');
};

export const refuseTruck = async (page: Page) => {
  await openFirst(page);
  await page.keyboard.press('KeyR');
  await page.locator('[data-panel] textarea').first().waitFor();
};

export const suspendBooking = async (page: Page) => {
  await page.getByRole('switch').click();
  await dialogShown(page);
};

/** Selects three slots of tomorrow. */
export const chooseHours = async (page: Page) => {
  const tomorrow = Temporal.Now.plainDateISO('Asia/Chita').add({ days: 1 });
  await page.locator(`[data-slot="${tomorrow} 13:00"]`).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
};

export const readAsTables = async (page: Page) => {
  const { say } = await wordsOn(page);
  const pictures = page.getByRole('button', { name: say('boardReports.asTable'), exact: true });
  while ((await pictures.count()) > 0) await pictures.first().click();
};
