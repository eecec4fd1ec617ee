import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { showPicture } from './banner-picture.ts';

const shown = (base64: string) => {
  const image = { src: '' };
  showPicture(image as HTMLImageElement, base64);
  return image.src;
};

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/9j/', 'image/jpeg'],
  ['iVBO', 'image/png'],
  ['R0lG', 'image/gif'],
])('the picture %s is shown as %s, by a link that is gone after 100 ms', (base64, type) => {
  vi.useFakeTimers();
  const link = shown(base64);
  vi.advanceTimersByTime(99);
  expect(resolveObjectURL(link)?.type).toBe(type);
  vi.advanceTimersByTime(1);
  expect(resolveObjectURL(link)).toBeUndefined();
});

test.each(['', 'PHN2Zz4=', '/no base64'])('%j is not shown', (base64) => {
  expect(shown(base64)).toBe('');
});
