import type { Page } from '@playwright/test';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const answer = (page: Page) =>
  page.getByRole('status', { includeHidden: true }).and(page.locator('output'));
