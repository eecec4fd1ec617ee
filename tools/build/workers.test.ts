import { expect, test } from 'vitest';
import { keptPageOf } from '../../web/worker/kept-page-of.ts';

test.each([
  ['/', '/'],
  ['/booking', '/booking'],
  ['/booking/01980000-0000-7000-8000-0000000000aa/pass', '/booking'],
  ['/pass/AAAAAAAAAAAAAAAAAAAAAA', '/pass'],
  ['/user/login', '/user/login'],
  ['/lk', '/lk'],
  ['/strikes/1', '/'],
  ['/info/acp', '/'],
])('without a network %s is shown by the page of %s', (path, page) => {
  expect(keptPageOf(path)).toBe(page);
});

test.each([
  ...['/board', '/board/scan', '/board/kiosk', '/log', '/open', '/open/status.json', '/docs', '/docs/json'],
  ...['/api/booking', '/oktet/api/v1/booking', '/download/regulations.pdf', '/dev/outbox', '/logout'],
  ...['/health/live', '/static/x.js', '/sitemap.xml', '/calendar/x.ics'],
])('%s is left to the network', (path) => {
  expect(keptPageOf(path)).toBeUndefined();
});
