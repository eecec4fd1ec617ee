import { expect, test } from 'vitest';
import { gotOldPage, mayReload, nextReload, reloadDelay, reloadsApartMs } from './new-build.ts';

const now = 1_000_000_000;
const reloadedAt = (at: number) => ({ at, program: 'old.js', tries: 1 });

test('screens reload at different moments, none at once and none late', () => {
  expect(reloadDelay(0)).toBe(5000);
  expect(reloadDelay(1)).toBe(60_000);
});

test('no reload while a call flashes, nor one after the other', () => {
  expect(mayReload(null, now, false)).toBe(true);
  expect(mayReload(null, now, true)).toBe(false);
  expect(mayReload(reloadedAt(now - 1000), now, false)).toBe(false);
  expect(mayReload(reloadedAt(now - reloadsApartMs), now, false)).toBe(true);
  // The device's clock was set back meanwhile.
  expect(mayReload(reloadedAt(now + reloadsApartMs), now, false)).toBe(true);
});

test('a page that came from an instance still to be replaced is fetched again, but not for ever', () => {
  expect(gotOldPage(null, 'old.js')).toBe(false);
  let last = nextReload(null, 'old.js', now);
  expect(gotOldPage(last, 'new.js')).toBe(false);
  expect(gotOldPage(last, 'old.js')).toBe(true);
  last = nextReload(nextReload(last, 'old.js', now), 'old.js', now);
  expect(gotOldPage(last, 'old.js')).toBe(false);
  expect(nextReload(last, 'new.js', now).tries).toBe(1);
});
