import type { Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const calendarButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Календарь: ${name}` });
export const calendar = (page: Page) => page.getByRole('dialog');
export const title = (page: Page) => calendar(page).locator('[aria-live]');
export const day = (page: Page, name: string) => calendar(page).getByRole('gridcell', { name, exact: true });
