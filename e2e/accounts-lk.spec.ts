import { expect, type Page } from '@playwright/test';
import { codeSentTo, enterCode, fillSignIn, rememberSession, speaking } from './support/account-screens.ts';
import { button, field, secret } from './support/fields.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { callAs, newEmail, newPassword, newPhone, type Person, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const openAccount = async (page: Page, person: Person) => {
  await rememberSession(page, person);
  await page.goto('/lk');
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
};

for (const { language, details } of inEveryLanguage('CN'))
  test(
    `A driver changes e-mail and phone in ${language}, each with the code sent to the new one`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { language });
      await rememberSession(page, person);
      await page.goto('/lk');

      const email = newEmail();
      const mail = section(page, say('accounts.email.title'));
      await mail.getByRole('button', { name: say('accounts.lk.add') }).click();
      await expect(mail.getByRole('textbox')).toBeFocused();
      await mail.getByRole('textbox').fill(email);
      await mail.getByRole('button', { name: say('accounts.lk.getCode') }).click();
      await enterCode(page, say, await codeSentTo(page, email));
      await expect(mail.getByText(say('accounts.email.changed'))).toBeVisible();
      await expect(mail.getByText(email)).toBeVisible();

      const phone = newPhone();
      const telephone = section(page, say('accounts.phone.title'));
      await telephone.getByRole('button', { name: say('accounts.lk.change') }).click();
      await telephone.getByRole('textbox').fill(phone);
      await telephone.getByRole('button', { name: say('accounts.lk.getCode') }).click();
      await enterCode(page, say, await codeSentTo(page, phone));
      await expect(telephone.getByText(say('accounts.phone.changed'))).toBeVisible();
      await expect(telephone).toContainText(phone.slice(-2));
      await expect(telephone).not.toContainText(person.username.slice(-7));

      const profile = await (await callAs(page.request, person, 'GET', '/users/current-user')).json();
      expect(profile).toMatchObject({
        email: { value: email, verified: true },
        phone: { value: phone, verified: true },
      });
    },
  );

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `A password change on one device throws the other out in ${language}`,
    details,
    async ({ page, browser }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { language });
      await rememberSession(page, person);
      await page.goto('/lk');

      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await speaking(other, language);
      await other.goto('/user/login');
      await fillSignIn(other, say, person);
      await expect(other).toHaveURL('/booking');

      const password = newPassword();
      const passwords = section(page, say('accounts.password.title'));
      await passwords.getByRole('button', { name: say('accounts.password.submit') }).click();
      await secret(page, say('accounts.fields.currentPassword')).fill(person.password);
      await secret(page, say('accounts.fields.newPassword')).fill(password);
      await passwords.getByRole('button', { name: say('accounts.password.submit') }).click();
      await expect(page.getByText(say('accounts.password.changed'))).toBeVisible();

      // The other page may have signed out already, because it reads its lists again by itself.
      await other.reload();
      await expect(other).toHaveURL('/user/login');
      expect(await other.evaluate(() => localStorage.getItem('oktet.token.user'))).toBeNull();
      await fillSignIn(other, say, { ...person, password });
      await expect(other).toHaveURL('/booking');
      await page.reload();
      await expect(page).toHaveURL('/lk');
      await elsewhere.close();
    },
  );

test('A driver changes his name, and the account shows it after a reload', long, async ({ page }) => {
  await openAccount(page, await registerPerson(page.request));
  const save = button(page, 'Сохранить');
  await expect(save).toBeDisabled();
  await field(page, 'Отчество (необязательно)').fill(' Ильич ');
  await save.click();
  await expect(section(page, 'Личные данные').getByText('Сохранено')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(field(page, 'Отчество (необязательно)')).toHaveValue('Ильич');
});

test('A profile changed elsewhere offers fresh data and keeps what was typed', long, async ({ page }) => {
  const person = await registerPerson(page.request);
  await openAccount(page, person);
  await field(page, 'Имя').fill('Павел');
  const changed = await callAs(page.request, person, 'PUT', '/users/personal-data', { lastName: 'Орлов' });
  expect(changed.status()).toBe(200);
  await button(page, 'Сохранить').click();
  await expect(section(page, 'Личные данные').getByText('Данные изменились в другом месте')).toBeVisible();
  await expect(field(page, 'Имя')).toHaveValue('Павел');

  await button(page, 'Загрузить свежие данные').click();
  await expect(field(page, 'Фамилия')).toHaveValue('Орлов');
  await expect(field(page, 'Имя')).toHaveValue('Павел');
  await button(page, 'Сохранить').click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  const profile = await (await callAs(page.request, person, 'GET', '/users/current-user')).json();
  expect(profile).toMatchObject({ lastName: 'Орлов', firstName: 'Павел' });
});

test('A wrong current password is told at its field, and the new one is kept', long, async ({ page }) => {
  await openAccount(page, await registerPerson(page.request));
  const passwords = section(page, 'Пароль');
  await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
  const current = secret(page, 'Текущий пароль');
  const password = newPassword();
  await expect(current).toBeFocused();
  await current.fill('not this one');
  await secret(page, 'Новый пароль').fill(password);
  await passwords.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await expect(secret(page, 'Новый пароль')).toHaveValue(password);
  await expect(page).toHaveURL('/lk');
});

const phoneBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

test(
  'Sessions are listed with this one marked; one is ended, then all others',
  long,
  async ({ page, request }) => {
    const person = await registerPerson(request);
    const { username, password } = person;
    const signInElsewhere = async () => {
      const answer = await request.post('/oktet/api/v1/login-attempt', {
        headers: { 'User-Agent': phoneBrowser },
        data: { username, password },
      });
      return { token: (answer.headers().authorization ?? '').replace('Bearer ', '') };
    };
    const elsewhere = [await signInElsewhere()];
    while (elsewhere.length < 6) elsewhere.push(await signInElsewhere());
    const alive = async () => {
      const answers = elsewhere.map((session) => callAs(request, session, 'GET', '/users/current-user'));
      return (await Promise.all(answers)).filter((answer) => answer.ok()).length;
    };

    await openAccount(page, person);
    const sessions = section(page, 'Где выполнен вход');
    await expect(sessions.getByRole('listitem')).toHaveCount(5);
    await expect(sessions.getByRole('listitem').first()).toContainText('этот сеанс');
    await button(page, 'Показать все 7 сеансов').click();
    await expect(sessions.getByRole('list')).toBeFocused();
    await expect(sessions.getByRole('listitem')).toHaveCount(7);
    await expect(sessions.getByRole('listitem').filter({ hasText: 'этот сеанс' })).toHaveCount(1);
    await expect(sessions.getByText('Safari, iPhone')).toHaveCount(6);
    await expect(sessions.getByText('127.0.0.1')).toHaveCount(7);

    await sessions.getByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }).first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(6);
    await expect.poll(alive).toBe(5);

    await sessions.getByRole('button', { name: 'Завершить все остальные' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Этот сеанс останется');
    await button(page, 'Отмена').click();
    expect(await alive()).toBe(5);
    await sessions.getByRole('button', { name: 'Завершить все остальные' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить все остальные' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByText('Остальные сеансы завершены.')).toBeVisible();
    await expect.poll(alive).toBe(0);
    await page.reload();
    await expect(page).toHaveURL('/lk');
  },
);

test('The profile is loaded once, and again only after something changed it', long, async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (/\/(users\/current-user|bootstrap\?screen=lk)$/.test(request.url())) loads += 1;
  });
  await openAccount(page, await registerPerson(page.request));
  expect(loads).toBe(1);
  await page.getByRole('link', { name: 'Главная' }).click();
  await expect(page).toHaveURL('/booking');
  await page.getByRole('link', { name: 'Кабинет' }).click();
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
  expect(loads).toBe(1);
  await field(page, 'Фамилия').fill('Орлов');
  await button(page, 'Сохранить').click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
});

test(
  'The language chosen in the account is saved on the device and on the server',
  long,
  async ({ page }) => {
    const person = await registerPerson(page.request);
    await openAccount(page, person);
    const saved = page.waitForResponse((answer) => answer.url().includes('/users/language'));
    await section(page, 'Язык').getByRole('radio', { name: 'English' }).check();
    expect((await saved).status()).toBe(204);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('EN')('accounts.lk.title'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('oktet.language'))).toBe('EN');
    const profile = await (await callAs(page.request, person, 'GET', '/users/current-user')).json();
    expect(profile.language).toBe('EN');
  },
);

test('Half-filled forms ask once before the account is left', long, async ({ page }) => {
  await openAccount(page, await registerPerson(page.request));
  await field(page, 'Фамилия').fill('Орлов');
  await section(page, 'Электронная почта').getByRole('button', { name: 'Добавить' }).click();
  await field(page, 'Новый адрес').fill('half@');
  await page.getByRole('link', { name: 'Главная' }).click();
  await button(page, 'Остаться').click();
  await expect(field(page, 'Фамилия')).toHaveValue('Орлов');
  await page.getByRole('link', { name: 'Главная' }).click();
  await button(page, 'Уйти').click();
  await expect(page).toHaveURL('/booking');
});

test('Signing out forgets the profile of the one who leaves', long, async ({ page }) => {
  const [first, second] = [await registerPerson(page.request), await registerPerson(page.request)];
  const renamed = await callAs(page.request, second, 'PUT', '/users/personal-data', { lastName: 'Цыренов' });
  expect(renamed.status()).toBe(200);
  await openAccount(page, first);
  await button(page, 'Выход').click();
  await button(page, 'Да').click();
  await fillSignIn(page, wordsOf('RU'), second);
  await page.getByRole('link', { name: 'Кабинет' }).click();
  await expect(field(page, 'Фамилия')).toHaveValue('Цыренов');
});
