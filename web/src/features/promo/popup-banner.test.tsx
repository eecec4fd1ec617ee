import { expect, test } from 'vitest';
import { mayShowPopupOn } from './popup-banner.tsx';

test.each(['/booking', '/booking/', '/lk', '/info', '/info/acp'])('the popup may come on %s', (path) => {
  expect(mayShowPopupOn(path)).toBe(true);
});

test.each(['/', '/user/login', '/booking/0192/pass', '/pass/abc'])('never on %s', (path) => {
  expect(mayShowPopupOn(path)).toBe(false);
});
