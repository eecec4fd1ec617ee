import { expect, type Locator, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
export const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });
export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export const expectActive = async (box: Locator, name: string) => {
  const id = await box.getAttribute('aria-activedescendant');
  await expect(box.page().locator(`[id="${id}"]`)).toHaveText(name);
};
