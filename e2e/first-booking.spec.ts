import { expect, type Locator, type Page } from '@playwright/test';
import { codeSentTo } from './support/account-screens.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { jpeg } from './support/files.ts';
import { readOutbox } from './support/outbox.ts';
import { newPassword, newPhone } from './support/people.ts';
import { test } from './support/test.ts';
import { newPlate } from './support/trucks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts what a person does. A field is reached by a tap, unless it gets the focus by itself. */
const counting = () => {
  const done = { screens: 0, dialogs: 0, taps: 0, fields: 0, codes: 0 };
  const tap = async (place: Locator) => {
    done.taps += 1;
    await place.tap();
  };
  return {
    done,
    tap,
    screen: async (heading: Locator) => {
      done.screens += 1;
      await expect(heading).toBeVisible();
    },
    dialog: async (dialog: Locator) => {
      done.dialogs += 1;
      await expect(dialog).toBeVisible();
    },
    typeAfterTap: async (field: Locator, text: string) => {
      done.fields += 1;
      await tap(field);
      await field.fill(text);
    },
    typeAtOnce: async (field: Locator, text: string) => {
      done.fields += 1;
      await expect(field).toBeFocused();
      await field.fill(text);
    },
    codeAtOnce: async (field: Locator, code: string) => {
      done.codes += 1;
      await expect(field).toBeFocused();
      await field.fill(code);
    },
  };
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('Somebody new comes to «/» on a phone, chooses a time and holds a pass in four screens, one dialog and eleven taps', async ({
  page,
}) => {
  const { done, screen, dialog, tap, typeAfterTap, typeAtOnce, codeAtOnce } = counting();
  const phone = newPhone();
  await page.goto('/');
  await screen(heading(page, 'Вход'));
  // A field lies below the drawn card: the tap is the card's.
  await tap(
    page
      .locator('label')
      .filter({ has: page.locator('input[name=booking-slot]:enabled') })
      .last(),
  );
  await tap(page.getByRole('status').getByRole('link', { name: 'Зарегистрироваться' }));

  // On the same page, beside the chosen time.
  await expect(heading(page, 'Регистрация')).toBeInViewport();
  await typeAtOnce(textbox(page, 'Телефон'), phone);
  await typeAfterTap(textbox(page, 'Фамилия'), 'Сидоров');
  await typeAfterTap(textbox(page, 'Имя'), 'Пётр');
  await typeAfterTap(page.getByLabel('Пароль', { exact: true }), newPassword());
  await tap(page.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: 'Зарегистрироваться' }));

  await screen(heading(page, 'Подтверждение регистрации'));
  await codeAtOnce(textbox(page, 'Код подтверждения'), await codeSentTo(page, phone));

  await screen(heading(page, 'Новая запись'));
  await expect(page.getByText('Регистрация завершена')).toBeInViewport();
  await tap(page.getByRole('button', { name: 'КАМАЗ' }));
  await typeAtOnce(textbox(page, 'Регистрационный номер'), newPlate());
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Выбрать файл' }));
  done.taps += 1; // The picture itself, in the phone's own dialog.
  await (await chooser).setFiles([jpeg('свидетельство.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'свидетельство.jpg' })).toBeVisible();
  const seen = (await readOutbox(page.request, phone)).map(({ id }) => id);
  await tap(page.getByRole('button', { name: /^Записаться на/ }));

  const asked = page.getByRole('dialog', { name: 'Подтверждение записи' });
  await dialog(asked);
  // Held until its code, as everybody's.
  await codeAtOnce(asked.getByRole('textbox'), await codeSentTo(page, phone, seen));

  const pass = page.getByRole('region', { name: 'Пропуск' });
  await screen(pass);
  await expect(pass.locator('svg[role=img]')).toBeInViewport({ ratio: 1 });
  await expect(pass.getByText(/^\d{6}-\d{4,5}$/)).toBeInViewport({ ratio: 1 });
  expect(done).toEqual({ screens: 4, dialogs: 1, taps: 11, fields: 5, codes: 2 });

  // The card is where Back leads; the form has folded.
  await page.goBack();
  await expect(pass).toHaveCount(0);
  await expect(page.getByText('Регистрация завершена')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои записи');
  await expect(page.getByRole('article')).toBeInViewport();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: '+ Новая запись' })).toBeInViewport({ ratio: 1 });
});
