import { expect } from '@playwright/test';
import { inBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long, unlessAlways } from './support/languages.ts';
import { test } from './support/test.ts';

const words = {
  ru: ['Ждёт кода', 'Забронировано', 'В очереди', 'К воротам', 'Отменено', 'Предупреждён', 'Заблокирован'],
  en: ['Awaits the code', 'Booked', 'In line', 'To the gate', 'Cancelled', 'Warned', 'Banned'],
  cn: ['待验证码', '已预约', '排队中', '已叫号', '已取消', '已警告', '已封禁'],
} as const;

for (const lang of ['ru', 'en', 'cn'] as const) {
  test(`every status has its word in ${lang}`, unlessAlways(lang, 'cn'), async ({ page }) => {
    const section = await openSection(page, 'statuses', { lang });
    for (const word of words[lang]) await expect(section.getByText(word, { exact: true })).toBeVisible();
  });
}

test(
  'each kind of status has its own colour, light and dark, and a detail follows the word',
  long,
  async ({ page }) => {
    const section = await openSection(page, 'statuses');
    await expect(section.getByText('В очереди, 4-й')).toBeVisible();
    await inBothSchemes(page, async (look) => {
      const colors = new Set<string>();
      for (const word of [
        'Ждёт кода',
        'Забронировано',
        'В очереди',
        'К воротам',
        'Отменено',
        'Заблокирован',
      ]) {
        const badge = section.getByText(word, { exact: true });
        colors.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
      }
      expect(colors.size).toBe(6);
      await look();
    });
  },
);
