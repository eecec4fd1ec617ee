import { expect, test } from 'vitest';
import { bannerPositions } from '#contract/promo/banner-places.ts';
import { boxOf, firstScreenOf, type ScreenWidth, screens } from './screens.ts';

const placesAt = (width: ScreenWidth) => bannerPositions.filter((position) => boxOf(width, position));

test('each window has the places that the drivers’ pages have at its width', () => {
  expect(placesAt(390)).toEqual(['FOOTER_MOBILE', 'POPUP_MOBILE']);
  expect(placesAt(1280)).toEqual(['FOOTER']);
  expect(placesAt(1600)).toEqual(['LEFT_1', 'LEFT_2', 'RIGHT_1', 'RIGHT_2', 'FOOTER']);
});

test('every place is inside its window, and there is a window for each', () => {
  for (const position of bannerPositions) {
    const width = firstScreenOf(position);
    const box = boxOf(width, position);
    if (!box) throw new Error(position);
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(screens[width].width);
    expect(box.y + box.height).toBeLessThan(screens[width].height);
  }
});

test('no two banners of a wide window cover each other', () => {
  const boxes = placesAt(1600).flatMap((position) => boxOf(1600, position) ?? []);
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1))
      expect(
        one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ).toBe(true);
});
