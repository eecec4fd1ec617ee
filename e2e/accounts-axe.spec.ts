import { expect, type Page } from '@playwright/test';
import { fillSignIn, rememberSession, speaking } from './support/account-screens.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { button, field, secret } from './support/fields.ts';
import { unlessAlways } from './support/languages.ts';
import { callAs, newEmail, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const ru = wordsOf('RU');

/** Screens in states that a person has to reach first. shell-layout.spec.ts looks at screens as they open. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the login with its errors': async (page) => {
    await page.goto('/user/login');
    await button(page, 'Войти').click();
    await expect(page.getByText('Заполните это поле')).toHaveCount(2);
  },
  'the registration with its errors': async (page) => {
    await page.goto('/user/registration');
    await secret(page, 'Пароль').fill('12345678');
    await button(page, 'Зарегистрироваться').click();
    await expect(page.getByText('Заполните это поле')).toHaveCount(3);
    await expect(page.getByText(ru('validation.accept'))).toBeVisible();
  },
  'the code step of a sign-in': async (page) => {
    const person = await registerPerson(page.request);
    await callAs(page.request, person, 'PUT', '/users/personal-data', { secondStep: true });
    await page.goto('/user/login');
    await fillSignIn(page, ru, person);
    await expect(field(page, 'Код подтверждения')).toBeFocused();
  },
  'the recovery with its code': async (page) => {
    await page.goto('/user/recovery');
    await field(page, 'Телефон или электронная почта').fill(newEmail());
    await button(page, 'Получить код').click();
    await secret(page, 'Новый пароль').fill('Kolesa2026');
    await button(page, 'Сменить пароль').click();
    await expect(page.getByText('Заполните это поле')).toBeVisible();
  },
  'the personal account with its forms open': async (page) => {
    await rememberSession(page, await registerPerson(page.request));
    await page.goto('/lk');
    await button(page, 'Добавить').click();
    await button(page, 'Изменить').click();
    await button(page, 'Сменить пароль').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'этот сеанс' })).toBeVisible();
  },
};

/** Runs in every `npm test`. The other screens have fields and errors of the same kinds. */
const always = 'the registration with its errors';

for (const [name, open] of Object.entries(screens))
  test(`${name} can be used by everybody, in both schemes`, unlessAlways(name, always), async ({ page }) => {
    await speaking(page, 'RU');
    await open(page);
    await expectNoAxeViolationsInBothSchemes(page);
  });
