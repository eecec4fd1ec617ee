import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { bookTomorrowAtTen, button, field, tomorrow } from './support/parameters-screen.ts';
import { callAs } from './support/people.ts';

// Parameters concern the whole installation.
const test = testOnOwnProduct('console-calendar');

const params = '/system-params/booking-params';

test(
  'Hours are chosen in the calendar by keyboard, get other places, are closed, and booked ones lead to the move',
  long,
  async ({ page }) => {
    const operator = await bookTomorrowAtTen(page, 3);
    await signIn(page, 'admin');
    await page.goto('/board/parameters/calendar');
    const slot = (time: string) => page.locator(`[data-slot="${tomorrow()} ${time}"]`);
    await slot('13:00').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    const places = field(page, 'Мест в выбранных слотах');
    await expect(places).toBeFocused();
    await places.fill('4');
    await places.press('Enter');
    await expect(slot('14:00')).toHaveAccessibleName(
      /4 места.*особое число мест.*станет так после сохранения/,
    );
    await button(page, 'Закрыть…').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('13:00–15:00');
    await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Учения');
    await dialog.getByRole('button', { name: 'Закрыть', exact: true }).click();
    await expect(slot('13:00')).toHaveAccessibleName(/закрыто: Учения/);
    await slot('14:00').focus();
    await page.keyboard.press('Escape');
    await slot('14:00').click();
    await button(page, 'Открыть').click();
    await expect(slot('14:00')).toHaveAccessibleName(/4 места/);
    await expect(page.getByRole('complementary').getByRole('row').nth(2)).toContainText('станет');
    await expect(page.locator('[aria-busy=true]'), 'the effect is the present one').toHaveCount(0);
    await expectNoAxeViolationsInBothSchemes(page);

    await slot('10:00').click();
    await expect(page.getByRole('link', { name: 'Закрыть и перенести 3 записи…' })).toHaveAttribute(
      'href',
      new RegExp(`/board/closure\\?from=${tomorrow()}T10`),
    );
    await button(page, 'Сохранить').click();
    await expect(page.getByText('Сохранено')).toBeVisible();
    const saved = await (await callAs(page.request, operator, 'GET', params)).json();
    expect(saved.closures).toContainEqual(
      expect.objectContaining({
        from: `${tomorrow()}T13:00:00+09:00`,
        to: `${tomorrow()}T14:00:00+09:00`,
        reasons: { RU: 'Учения' },
      }),
    );
    expect(saved.capacityOverrides).toContainEqual({ start: `${tomorrow()}T14:00:00+09:00`, capacity: 4 });
  },
);
