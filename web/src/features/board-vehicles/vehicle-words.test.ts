import { expect, test } from 'vitest';
import { actOf, papersOf } from './vehicle-words.ts';

test('what lifts a ban takes a mere warning back', () => {
  expect(actOf('unban', { banStatus: 'BANNED' })).toBe('unban');
  expect(actOf('unban', { banStatus: 'WARNED' })).toBe('unwarn');
  expect(actOf('warn', { banStatus: 'WARNED' })).toBe('warn');
});

test('the certificate is told apart from what there is beside it', () => {
  expect(papersOf([])).toEqual({ hasCertificate: false, others: 0 });
  expect(papersOf([{ type: 'OTHER' }])).toEqual({ hasCertificate: false, others: 1 });
  expect(papersOf([{ type: 'OTHER' }, { type: 'STS' }, { type: 'STS' }])).toEqual({
    hasCertificate: true,
    others: 2,
  });
});
