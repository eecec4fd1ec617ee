import type { Page } from '@playwright/test';

/** Waits for the code of the pass, which is fetched ahead so that the pass opens without a network. */
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
