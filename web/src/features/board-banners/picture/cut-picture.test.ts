import { expect, test } from 'vitest';
import { freedomOf, isEnlarged, partOf, wholePicture } from './cut-picture.ts';

const footer = { width: 728, height: 90 };
const side = { width: 120, height: 240 };

test('a picture of the same shape is taken whole', () => {
  expect(partOf({ width: 1456, height: 180 }, footer, wholePicture)).toEqual({
    left: 0,
    top: 0,
    width: 1456,
    height: 180,
  });
});

test('of a taller one a strip is taken, from its middle unless told otherwise', () => {
  const photo = { width: 1456, height: 1000 };
  expect(partOf(photo, footer, wholePicture)).toEqual({ left: 0, top: 410, width: 1456, height: 180 });
  expect(partOf(photo, footer, { ...wholePicture, y: 1 }).top).toBe(820);
  expect(freedomOf(photo, partOf(photo, footer, wholePicture))).toEqual({ x: false, y: true });
});

test('of a wider one a column', () => {
  const photo = { width: 1000, height: 480 };
  const part = partOf(photo, side, { ...wholePicture, x: 0 });
  expect(part).toEqual({ left: 0, top: 0, width: 240, height: 480 });
  expect(freedomOf(photo, part)).toEqual({ x: true, y: false });
});

test('nearer, it can be moved both ways and never leaves the picture', () => {
  const photo = { width: 240, height: 480 };
  const part = partOf(photo, side, { zoom: 2, x: 1, y: 1 });
  expect(part).toEqual({ left: 120, top: 240, width: 120, height: 240 });
  expect(freedomOf(photo, part)).toEqual({ x: true, y: true });
});

test('it is said when there are fewer pixels than the place has', () => {
  expect(isEnlarged({ width: 120, height: 240 }, side)).toBe(false);
  expect(isEnlarged({ width: 60, height: 120 }, side)).toBe(true);
});
