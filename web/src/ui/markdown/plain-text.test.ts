import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['# Снег\n\nДорога **закрыта** до _утра_.', 'Снег Дорога закрыта до утра.'],
  ['* раз\n* два\n\n[правила](/info/acp) &amp; `код`', 'раз два правила & код'],
  ['\\<b>не тег\\</b> 5 < 6', '<b>не тег</b> 5 < 6'],
  ['道路关闭。\n\n明日 8 点开放。', '道路关闭。明日 8 点开放。'],
  ['', ''],
])('%j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
