import { expect, type Page } from '@playwright/test';
import { openSection } from './gallery.ts';

export const modal = (page: Page) => page.getByRole('dialog');
export const code = (page: Page) => modal(page).getByLabel('Код подтверждения');
export const button = (page: Page, name: string) => modal(page).getByRole('button', { name });
export const confirm = (page: Page) => button(page, 'Подтвердить');
export const resend = (page: Page) => button(page, 'Отправить код ещё раз');
export const timer = (page: Page) => modal(page).getByRole('timer');
export const result = (page: Page) => page.locator('output').first();

export const openModal = async (page: Page) => {
  const section = await openSection(page, 'code-confirmation');
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(code(page)).toBeFocused();
};

export const closeModal = async (page: Page) => {
  await button(page, 'Отмена').click();
  await expect(modal(page)).toBeHidden();
};

/** The form sends six digits by itself. */
export const enter = async (page: Page, digits: string) => {
  await code(page).fill(digits);
  if (digits.length !== 6) await confirm(page).click();
};
