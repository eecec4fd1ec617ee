import type { Page } from '@playwright/test';

/**
 * Puts a value into the page's local storage before its first script runs, as if an earlier visit had left it there.
 * The script runs at every load, so a mark in the session storage lets it run only once.
 */
export const remember = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, content]) => {
      if (sessionStorage.getItem(`given.${name}`)) return;
      sessionStorage.setItem(`given.${name}`, 'yes');
      localStorage.setItem(name, content);
    },
    [key, value] as const,
  );
