import { expect, type Page } from '@playwright/test';

/** The number of the page of those who wait and its first truck, of one moment: a page may turn at any. */
const pageShown = (page: Page) =>
  page.getByRole('region', { name: 'Ожидают вызова' }).evaluate((section) => ({
    number: section.querySelector('strong')?.textContent,
    truck: section.querySelector('li [role=img]')?.getAttribute('aria-label'),
  }));

/** So many pages as they turn, by their numbers, each with its first truck. Needs a clock that was installed. */
export const seePages = async (page: Page, count: number) => {
  const seen = new Map<string | undefined, string | null | undefined>();
  const turn = async () => {
    const { number, truck } = await pageShown(page);
    seen.set(number, truck);
    await page.clock.fastForward(10_000);
    return seen.size;
  };
  await expect.poll(turn, { intervals: [200] }).toBe(count);
  return seen;
};
