import { expect, test } from 'vitest';
import { bannerLink } from '#contract/promo/promo.ts';
import { webLink } from './use-banner-form.ts';

test.each([
  ['https://example.org/shop?a=1', true],
  ['http://пример.рф/', true],
  [' https://example.org ', true],
  ['example.org', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://', false],
  ['https://user:secret@example.org', false],
  ['https://example.org/a b', false],
  ['https:\\\\example.org', false],
  ['', false],
])('%s is judged as the server judges it', (link, isGood) => {
  expect(webLink().safeParse(link).success).toBe(isGood);
  expect(bannerLink.safeParse(link).success).toBe(isGood);
});
