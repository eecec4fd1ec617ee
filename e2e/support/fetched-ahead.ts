import type { Page } from '@playwright/test';

/** The code of the pass is fetched ahead: once it is here, the pass opens without a network. */
export const passIsHere = (page: Page) =>
  page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const asked = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
    ];
    return (
      fetched.some((name) => /\/static\/pass-[\w-]+\.js$/.test(name)) &&
      asked.every(({ href }) => fetched.includes(href))
    );
  });
