import type { Page } from '@playwright/test';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** A password has no role, so it is found by its label. */
export const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
