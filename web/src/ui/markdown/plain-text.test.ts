import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['# Снег\n\nДорога **закрыта** до _утра_.', 'Снег Дорога закрыта до утра.'],
  ['* раз\n* два\n\n[правила](/info/acp) &amp; `код`', 'раз два правила & код'],
  ['\\<b>не тег\\</b> 5 < 6', '<b>не тег</b> 5 < 6'],
  ['', ''],
])('%j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
