import { expect } from '@playwright/test';
import { codeSentTo, enterCode, fillPerson, fillSignIn, speaking } from './support/account-screens.ts';
import { button, field } from './support/fields.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, newEmail, newPassword, newPhone, registerPerson } from './support/people.ts';

// Limits count by address, and all journeys share one address, so this file has its own product.
const limits = { registrationsPerAddress: 1, failuresPerAddress: 1 };
const test = testOnOwnProduct('e2e-limits-server', { LIMITS: JSON.stringify(limits) });

const isChallenge = (url: string) => url.endsWith('/captcha/challenge');

test(
  'Beyond the limit of an address a registration costs a pause, and nothing else',
  long,
  async ({ page }) => {
    const say = await speaking(page, 'RU');
    await registerPerson(page.request);
    const phone = newPhone();
    await page.goto('/user/registration');
    await field(page, 'Телефон').fill(phone);
    await fillPerson(page, say, newPassword());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/captcha/challenge', async (route) => {
      await held;
      await route.continue();
    });
    const worker = page.waitForEvent('worker');
    await button(page, 'Зарегистрироваться').click();
    await expect(page.getByText('Проверяем, что вы не робот')).toBeVisible();
    release();
    expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin);
    await enterCode(page, say, await codeSentTo(page, phone));
    await expect(page.getByRole('alertdialog', { name: 'Регистрация завершена' })).toBeVisible();
  },
);

test('Recovery and login are guarded the same way', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  await page.goto('/user/recovery');
  const forRecovery = page.waitForResponse((answer) => isChallenge(answer.url()));
  await field(page, 'Телефон или электронная почта').fill(newEmail());
  await button(page, 'Получить код').click();
  expect((await forRecovery).status()).toBe(200);
  await expect(field(page, 'Код подтверждения')).toBeFocused();

  for (let attempt = 0; attempt < 2; attempt += 1)
    await page.request.post('/oktet/api/v1/login-attempt', {
      data: { username: 'x@y.zz', password: 'wrong' },
    });
  await page.goto('/user/login');
  const forLogin = page.waitForResponse((answer) => isChallenge(answer.url()));
  await fillSignIn(page, say, person);
  expect((await forLogin).status()).toBe(200);
  await expect(page).toHaveURL('/booking');
});

test('An operator with a second step enters a code at the console', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const operator = { username: 'admin@oktet.local', password: 'oktet-demo' };
  const sections = page.getByRole('navigation', { name: 'Разделы консоли' });
  const storedToken = () => page.evaluate(() => localStorage.getItem('oktet.token.admin'));
  await page.goto('/board');
  await fillSignIn(page, say, operator);
  await expect(sections).toBeVisible();
  const session = { token: (await storedToken()) ?? '' };
  const changed = await callAs(page.request, session, 'PUT', '/users/personal-data', { secondStep: true });
  expect(changed.status()).toBe(200);

  await page.evaluate(() => localStorage.removeItem('oktet.token.admin'));
  await page.goto('/board');
  await fillSignIn(page, say, operator);
  await expect(page.getByRole('heading', { name: 'Подтверждение входа' })).toBeVisible();
  expect(await storedToken()).toBeNull();
  await enterCode(page, say, await codeSentTo(page, operator.username));
  await expect(sections).toBeVisible();
  expect(await storedToken()).not.toBeNull();
});
