import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  ['https://example.org/a?b=1&amp;c=2', 'https://example.org/a?b=1&c=2'],
  ['HTTP://EXAMPLE.ORG', 'HTTP://EXAMPLE.ORG'],
  ['mailto:help@example.org', 'mailto:help@example.org'],
  ['tel:+73022123456', 'tel:+73022123456'],
  ['/info/acp', '/info/acp'],
  ['#hours', '#hours'],
])('%s leads somewhere', (href, address) => {
  expect(safeLink(href)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'java&#x73;cript:alert(1)',
  '&#106;avascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//example.org',
  '/\\example.org',
  'https:\\\\example.org',
  'https://exam\u0000ple.org',
  '',
])('%j leads nowhere', (href) => {
  expect(safeLink(href)).toBeUndefined();
});
