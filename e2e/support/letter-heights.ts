import type { Page } from '@playwright/test';

/** Measures the display in per cent of the screen's shorter side. Heights are those of capital letters. */
export const measureBoard = (page: Page) =>
  page.evaluate(() => {
    const percent = Math.min(innerWidth, innerHeight) / 100;
    const canvas = document.createElement('canvas').getContext('2d');
    const capHeight = (element: Element) => {
      const { fontFamily, fontWeight, fontSize } = getComputedStyle(element);
      if (!canvas) return 0;
      // Capital letters have 0.72 em by `font-size-adjust`, which a canvas ignores.
      canvas.font = `${fontWeight} 100px ${fontFamily}`;
      const asIs = canvas.measureText('H').actualBoundingBoxAscent / 100;
      const adjusted = getComputedStyle(element).fontSizeAdjust.startsWith('cap-height') ? 0.72 : asIs;
      return (Number.parseFloat(fontSize) * adjusted) / percent;
    };
    const heightsIn = (selector: string) => [...document.querySelectorAll(selector)].map(capHeight);
    const [calledList, nextList, index] = [
      document.querySelector('main > section:first-child ol'),
      document.querySelector('section[aria-labelledby=display-waiting] ol'),
      document.querySelector('section[aria-labelledby=display-index] ol'),
    ];
    // Words for screen readers alone stand in a box of one pixel, which the words themselves exceed.
    const isSeen = (part: Element | null): boolean =>
      part === null || (part.getBoundingClientRect().width > 1 && isSeen(part.parentElement));
    const inside = (list: Element | null) =>
      [...(list?.querySelectorAll('li, li *') ?? [])].every((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const slack = percent * 0.7;
        return (
          !isSeen(part) ||
          part.closest('li')?.querySelector('[role=img]') === null ||
          (left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack)
        );
      });
    const overlaps = (upper: Element | null, lower: Element | null) =>
      Boolean(upper && lower) &&
      (upper?.lastElementChild?.getBoundingClientRect().bottom ?? 0) >
        (lower?.getBoundingClientRect().top ?? 0) + percent;
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    const lastOf = (list: Element | null) =>
      Math.max(0, ...[...(list?.children ?? [])].map((row) => row.getBoundingClientRect().bottom));
    const shrunk = [...document.querySelectorAll('main [role=img][data-size=tile] > span:first-child')].some(
      (number) => number.scrollWidth > number.clientWidth + 1,
    );
    return {
      called: heightsIn('main > section:first-child [data-size=tile]'),
      next: heightsIn('section[aria-labelledby=display-waiting] [data-size=tile]'),
      index: heightsIn('section[aria-labelledby=display-index] li b'),
      pages: document.querySelectorAll('section[aria-labelledby=display-index] p [aria-hidden] > span')
        .length,
      isWhole:
        inside(calledList) &&
        inside(nextList) &&
        !overlaps(calledList, nextList) &&
        !overlaps(nextList, index) &&
        Math.max(lastOf(calledList), lastOf(nextList), lastOf(index)) <= footer + percent &&
        !shrunk,
    };
  });

/** Measures the announced plate in per cent of the screen's height and width. */
export const measureAnnouncement = (page: Page) =>
  page
    .getByRole('alert')
    .locator('[data-size=tile]')
    .first()
    .evaluate((plate) => ({
      letters: ((Number.parseFloat(getComputedStyle(plate).fontSize) * 0.72) / innerHeight) * 100,
      width: (plate.getBoundingClientRect().width / innerWidth) * 100,
    }));
