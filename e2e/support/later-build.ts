import type { Page } from '@playwright/test';

/** From now on a page that looks for a newer program finds one; a page that is opened gets the present one. */
export const serveLaterBuild = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/board-[\w-]+\.js/g, 'board-later.js');
    await route.fulfill({ response: answer, body });
  });
