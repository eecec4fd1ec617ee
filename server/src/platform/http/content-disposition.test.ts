import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['a.jpg', `inline; filename="a.jpg"; filename*=UTF-8''a.jpg`],
  ['СТС №1.pdf', `inline; filename="___ _1.pdf"; filename*=UTF-8''%D0%A1%D0%A2%D0%A1%20%E2%84%961.pdf`],
  ['行驶证.jpg', `inline; filename="___.jpg"; filename*=UTF-8''%E8%A1%8C%E9%A9%B6%E8%AF%81.jpg`],
  ['a"b\\c.jpg', `inline; filename="a_b_c.jpg"; filename*=UTF-8''a%22b%5Cc.jpg`],
  [`it's (1)*.pdf`, `inline; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
])('%s', (name, header) => {
  expect(contentDisposition('inline', name)).toBe(header);
});

test('any name is one line of ASCII from which it can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name);
    }),
  );
});
