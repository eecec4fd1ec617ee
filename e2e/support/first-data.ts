import type { Page } from '@playwright/test';

/** Makes the screen ask for each part by itself, as after a navigation within the application. */
export const withoutFirstData = (page: Page) =>
  page.route('**/bootstrap?*', (route) => route.fulfill({ status: 503 }));
