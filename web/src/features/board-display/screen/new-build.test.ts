import { expect, test } from 'vitest';
import { mayReload, reloadDelay, reloadsApartMs } from './new-build.ts';

test('screens reload at different moments, none at once and none late', () => {
  expect(reloadDelay(0)).toBe(5000);
  expect(reloadDelay(1)).toBe(60_000);
});

test('no reload while a call flashes, nor one after the other', () => {
  const now = 1_000_000_000;
  expect(mayReload({ lastReloadAt: null, now, flashes: false })).toBe(true);
  expect(mayReload({ lastReloadAt: null, now, flashes: true })).toBe(false);
  expect(mayReload({ lastReloadAt: now - 1000, now, flashes: false })).toBe(false);
  expect(mayReload({ lastReloadAt: now - reloadsApartMs, now, flashes: false })).toBe(true);
  // Its clock was set back meanwhile.
  expect(mayReload({ lastReloadAt: now + reloadsApartMs, now, flashes: false })).toBe(true);
});
