import { expect, type Page } from '@playwright/test';
import { fillSignIn, speaking } from './support/account-screens.ts';
import { requestToken, signIn } from './support/accounts.ts';
import { long } from './support/languages.ts';
import { registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { addTruck, newPlate } from './support/trucks.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('oktet.token.user'));

test('A visitor who is not signed in lands at the login from every address that is not public', async ({
  page,
}) => {
  const addresses = ['/booking', '/lk', '/logout', '/user', '/no/such/page', '/user/no-such-page'];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/user/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  }
});

test('Who opens the link of a message signed out arrives there after signing in', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  const { id } = await addTruck(page.request, person.token, newPlate());
  await page.goto(`/strikes/${id}`);
  await expect(page).toHaveURL('/user/login');
  await fillSignIn(page, say, person);
  await expect(page).toHaveURL(`/strikes/${id}`);
});

test('A signed-in driver lands at booking from the visitors’ screens and from unknown addresses', async ({
  page,
}) => {
  await signIn(page, 'driver');
  const addresses = ['/', '/user', '/user/login', '/user/registration', '/user/recovery', '/no/such/page'];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/booking');
  }
});

test('Anybody may read the information pages', long, async ({ page }) => {
  const headings = {
    '/info': 'Новости',
    '/info/acp': 'О пункте пропуска',
    '/info/policy': 'Политика конфиденциальности',
    '/info/user-agreement': 'Пользовательское соглашение',
  };
  for (const [address, heading] of Object.entries(headings)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Октет`);
  }
});

test(
  'A driver whose token vanished is stopped at the next step inside the application',
  long,
  async ({ page }) => {
    await signIn(page, 'driver');
    await page.goto('/info/acp');
    const account = page.getByRole('link', { name: 'Кабинет', exact: true });
    await expect(account).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('oktet.token.user'));
    await account.click();
    await expect(page).toHaveURL('/user/login');
  },
);

test('Signing out in one tab takes the other tab to the login', long, async ({ page, context }) => {
  await signIn(page, 'driver');
  await page.goto('/lk');
  const other = await context.newPage();
  await other.goto('/info/acp');
  await other.evaluate(() => localStorage.removeItem('oktet.token.user'));
  await expect(page).toHaveURL('/user/login');
});

test('A session that the server has ended leads to the login and leaves no token behind', async ({
  page,
}) => {
  const token = await signIn(page, 'driver');
  const ended = await page.request.post('/oktet/api/v1/logout', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
  await page.goto('/booking');
  await expect(page).toHaveURL('/user/login');
  await expect(page.getByText('Сеанс завершён')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('A stored token that cannot be decoded is logged and ends at the login', long, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('given')) localStorage.setItem('oktet.token.user', 'not a token');
    sessionStorage.setItem('given', 'yes');
  });
  await page.goto('/booking');
  await expect(page).toHaveURL('/user/login');
  await expect.poll(() => logged.join('\n')).toContain('The stored token cannot be decoded');
});

test(
  'A driver application without a token of its own uses the operator’s, and signing out ends both',
  long,
  async ({ page }) => {
    const operator = await signIn(page, 'admin');
    await page.goto('/lk');
    await expect(page).toHaveURL('/lk');
    const driver = await requestToken(page.request, 'driver');
    await page.evaluate((token) => localStorage.setItem('oktet.token.user', token), driver);
    await page.reload();
    await page.goto('/logout');
    await expect.poll(() => storedToken(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('oktet.token.admin'))).toBeNull();
    await expect(page).toHaveURL('/user/login');
    const headers = { Authorization: `Bearer ${operator}` };
    expect((await page.request.get('/oktet/api/v1/users/current-user', { headers })).status()).toBe(401);
  },
);
