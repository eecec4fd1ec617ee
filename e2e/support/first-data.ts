import type { Page } from '@playwright/test';

/** The screen then asks for each part by itself, as it does on a visit that began elsewhere. */
export const withoutFirstData = (page: Page) =>
  page.route('**/bootstrap?*', (route) => route.fulfill({ status: 503 }));
