import { expect, test } from 'vitest';
import { inOtherLayout } from './other-layout.ts';

test.each([
  ['r732fv', 'к732ам'],
  ['К732АМ', 'r732fv'],
  ['pfrhsnm', 'закрыть'],
  ['732', '732'],
  ['黑', '黑'],
])('%s with the keyboard in the other language is %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});
