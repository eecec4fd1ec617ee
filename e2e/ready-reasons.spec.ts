import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { operatorOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { blockSwitch, button } from './support/parameters-screen.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';

test(
  'An operator adds a ready-made reason in three languages, and it is offered at once',
  long,
  async ({ page }) => {
    const drill = `Учения ${randomInt(1_000_000)}`;
    const long = 'Совместные учения с сопредельной стороной '.repeat(6);
    await signIn(page, 'admin');
    await page.goto('/board/parameters/reasons');
    const last = page.getByRole('listitem').last();
    await button(page, 'Добавить причину').click();
    const russian = last.getByRole('textbox', { name: 'Русский' });
    await russian.fill(long);
    const isSeenWhole = () =>
      russian.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight);
    await expect.poll(isSeenWhole, 'a long reason is not cut').toBe(true);
    await russian.fill(drill);
    await last.getByRole('textbox', { name: 'English' }).fill('Drill');
    await button(page, 'Сохранить причины').click();
    await expect(last.getByRole('textbox', { name: '中文' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Для чего' }).selectOption('Предупреждение');
    await button(page, 'Остаться').click();
    await last.getByRole('textbox', { name: '中文' }).fill('演习');
    await button(page, 'Сохранить причины').click();
    await expect(page.getByText('Сохранено.')).toBeVisible();
    await page.evaluate('scrollTo(0, 0)');
    await expectNoAxeViolations(page);

    // This page does not show the kinds of reasons for calls, but saving keeps them.
    await page.goto('/board/parameters/reasons');
    await page.getByRole('combobox', { name: 'Для чего' }).selectOption('Вызов вне очереди');
    const operator = await operatorOf(page.request);
    const kindsOf = async () => {
      const answer = await callAs(page.request, operator, 'GET', '/reasons?kind=CALL');
      return (await answer.json()).content.map(({ reasonKind }: { reasonKind?: string }) => reasonKind);
    };
    const kinds = await kindsOf();
    expect(kinds).toContain('MEDICAL');
    await page.getByRole('listitem').first().getByRole('textbox', { name: 'English' }).pressSequentially('!');
    await button(page, 'Сохранить причины').click();
    await expect(page.getByText('Сохранено.')).toBeVisible();
    expect(await kindsOf()).toEqual(kinds);

    await page.goto('/board/parameters/block');
    await blockSwitch(page).click();
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox', { name: 'Причина по-русски' });
    await text.fill('Начато своими словами');
    const more = dialog.getByRole('button', { name: /^Ещё \d/ });
    if (await more.isVisible()) await more.click();
    await dialog.getByRole('button', { name: drill }).click();
    await expect(text).toHaveValue(drill);
    await expect(dialog.getByRole('tab', { name: '中文 есть текст' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Своими словами' }).click();
    await expect(text).toHaveValue('Начато своими словами');
    await button(page, 'Отмена').click();
    await button(page, 'Уйти').click();
    await expect(blockSwitch(page)).not.toBeChecked();
  },
);
