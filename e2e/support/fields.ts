import type { Page } from '@playwright/test';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Finds a password field by its label, because it has no role. */
export const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
