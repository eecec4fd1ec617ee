import { expect, type Page, test } from '@playwright/test';
import { button, field, fillSignIn, rememberSession, secret, speaking } from './support/account-screens.ts';
import { type Scheme, schemes, setScheme } from './support/appearance.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { callAs, newEmail, registerPerson } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const ru = wordsOf('RU');

const screens: Record<string, (page: Page) => Promise<void>> = {
  'the login': async (page) => {
    await page.goto('/user/login');
    await expect(button(page, 'Войти')).toBeVisible();
  },
  'the login with its errors': async (page) => {
    await page.goto('/user/login');
    await button(page, 'Войти').click();
    await expect(page.getByText('Заполните это поле')).toHaveCount(2);
  },
  'the registration with its errors': async (page) => {
    await page.goto('/user/registration');
    await secret(page, 'Пароль').fill('12345678');
    await button(page, 'Зарегистрироваться').click();
    await expect(page.getByText('Заполните это поле')).toHaveCount(4);
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
  'the sign-in of the console': async (page) => {
    await page.goto('/board');
    await expect(button(page, 'Войти')).toBeVisible();
  },
};

const look = async (page: Page, scheme: Scheme, open: (page: Page) => Promise<void>) => {
  await speaking(page, 'RU');
  await setScheme(page, scheme);
  await open(page);
  await expectNoAxeViolations(page);
};

for (const scheme of schemes)
  for (const [name, open] of Object.entries(screens))
    test(`${name} can be used by everybody in the ${scheme} scheme`, ({ page }) => look(page, scheme, open));
