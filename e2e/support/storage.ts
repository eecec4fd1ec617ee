import type { Page } from '@playwright/test';

/**
 * Puts a value into the page's local storage before its first script runs, as if it had been left there by an
 * earlier visit. Scripts of this kind run at every load, so the mark keeps it from undoing later changes.
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
