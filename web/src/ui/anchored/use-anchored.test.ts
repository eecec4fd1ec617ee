import { expect, test } from 'vitest';
import { placeBeside } from './use-anchored.ts';

const view = { top: 0, bottom: 800, left: 0, width: 320 };
const anchorAt = (top: number, left = 20) => ({ top, bottom: top + 44, left, width: 200 });
const panel = { width: 200, height: 240 };

test('stands below its anchor when it fits there', () => {
  expect(placeBeside(anchorAt(100), panel, view, 4)).toEqual({ top: 148, left: 20, room: 644 });
});

test('stands above when there is no room below', () => {
  expect(placeBeside(anchorAt(700), panel, view, 4)).toEqual({ top: 456, left: 20, room: 688 });
});

test('takes the roomier side when it fits on neither, and covers its anchor rather than leave the view', () => {
  const low = { ...view, bottom: 300 };
  expect(placeBeside(anchorAt(60), panel, low, 4)).toMatchObject({ top: 52, room: 184 });
  expect(placeBeside(anchorAt(200), panel, low, 4)).toMatchObject({ top: 8, room: 188 });
});

test('stays within the sides of the view', () => {
  expect(placeBeside(anchorAt(100, 250), panel, view, 4).left).toBe(112);
  expect(placeBeside(anchorAt(100, -50), panel, view, 4).left).toBe(8);
  expect(placeBeside(anchorAt(100), { width: 318, height: 240 }, view, 4).left).toBe(2);
});

test('a keyboard on the screen makes the view shorter', () => {
  const withKeyboard = { ...view, bottom: 420 };
  expect(placeBeside(anchorAt(300), panel, withKeyboard, 4).top).toBe(56);
});
