import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { long, unlessAlways } from './support/languages.ts';
import { test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы консоли' });

test(
  'Whoever is signed out finds the operators’ sign-in at every address of the board',
  long,
  async ({ page }) => {
    for (const address of ['/board', '/board/parameters', '/board/display', '/board/no-such-page']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Вход для оператора');
      await expect(page).toHaveURL(address);
    }
  },
);

test(
  'An operator elsewhere is told whose time the console shows, one at the checkpoint is not',
  long,
  async ({ page, browser, baseURL }) => {
    const note = 'Все часы здесь — по времени пункта пропуска.';
    await signIn(page, 'admin');
    await page.goto('/board/vehicles');
    await expect(heading(page)).toHaveText('Автомобили');
    await expect(page.getByText(note)).toHaveCount(0);
    const away = await browser.newPage({ baseURL: baseURL ?? '', timezoneId: 'Europe/Moscow' });
    await signIn(away, 'admin');
    await away.goto('/board/vehicles');
    await expect(away.getByText('Время пункта пропуска, UTC+9.')).toBeVisible();
    await expect(away.getByText(note)).toBeVisible();
    await away.close();
  },
);

test('On a phone the console’s menu opens, leads somewhere and is out of the way again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'admin');
  await page.goto('/board/queue');
  await expect(sections(page)).toBeHidden();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await sections(page).getByRole('link', { name: 'Параметры' }).click();
  await expect(heading(page)).toHaveText('Параметры');
  await expect(sections(page)).toBeHidden();
});

/** Moves the pointer, because the links of the display appear only then. */
const touch = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
};

for (const role of ['board', 'driver'] as const) {
  test(
    `The account of a ${role} gets the display with the checkpoint’s time`,
    unlessAlways(role, 'board'),
    async ({ page }) => {
      await signIn(page, role);
      await page.goto('/board');
      await expect(heading(page)).toHaveText(/Вызов к воротам|Пункт закрыт/);
      await expect(page.getByRole('banner')).toContainText(/время пункта\d\d:\d\d/);
      await expect(sections(page)).toHaveCount(0);
    },
  );
}

test(
  'The hall’s account signs out at the display, and no link leads into the drivers’ application',
  long,
  async ({ page }) => {
    await signIn(page, 'board');
    await page.goto('/board');
    await expect(heading(page)).toBeVisible();
    await touch(page);
    await expect(page.getByRole('link', { name: 'К моим записям' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('button', { name: 'Да', exact: true }).click();
    await expect(heading(page)).toHaveText('Вход для оператора');
    expect(await page.evaluate(() => localStorage.getItem('oktet.token.admin'))).toBeNull();
  },
);

test(
  'An operator sees the checkpoint’s time and state and the own name, and gets past the menu by one key',
  long,
  async ({ page }) => {
    // The clock of this machine is three days ahead.
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await signIn(page, 'admin');
    await page.goto('/board/vehicles');
    const clock = page.getByRole('region', { name: 'Состояние пункта' }).locator('time');
    await expect
      .poll(async () => Math.abs(Date.parse((await clock.getAttribute('datetime')) ?? '') - Date.now()))
      .toBeLessThan(5000);
    await expect(page.getByText('Запись открыта')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Соколова Ольга' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'К содержанию' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const field = page.getByRole('textbox', { name: 'Номер, телефон, владелец' });
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
  },
);

test(
  'A closed checkpoint is told on every page of the console, with its reason and its end',
  long,
  async ({ page }) => {
    await signIn(page, 'admin');
    const now = Temporal.Now.zonedDateTimeISO('Asia/Chita');
    const wall = { timeZoneName: 'never', smallestUnit: 'second' } as const;
    const closure = {
      from: now.subtract({ hours: 1 }).toString(wall),
      to: now.add({ days: 1 }).with({ hour: 5, minute: 0, second: 0 }).toString(wall),
      reasons: { RU: 'Ремонт весов' },
    };
    // Closes the checkpoint for this tab alone, because other journeys book places meanwhile.
    await page.route('**/system-params/booking-params', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), closures: [closure] } });
    });
    await page.goto('/board/vehicles');
    await expect(page.getByText(/^Пункт закрыт. Откроется: .*, 05:00.$/)).toBeVisible();
    await expect(page.getByText('Ремонт весов')).toBeVisible();
    await page.getByRole('link', { name: 'К закрытиям' }).click();
    await expect(page.getByRole('listitem', { name: 'Закрытие 1' })).toContainText('Ремонт весов');
  },
);

test(
  'An operator turns the code at sign-in on and gives the password again when the server asks',
  long,
  async ({ page }) => {
    await signIn(page, 'admin');
    let asked = 0;
    // Answers for the server, so that the shared demo account stays as it is.
    await page.route('**/users/personal-data', (route) => {
      asked += 1;
      return route.fulfill({
        status: asked === 1 ? 403 : 409,
        json: {
          code: asked === 1 ? 'PASSWORD_REQUIRED' : 'STALE_VERSION',
          message: '',
          messagesByLang: { RU: '', EN: '', CN: '' },
          errors: [],
          requestId: 'x',
        },
      });
    });
    await page.goto('/board/queue');
    await page.getByRole('button', { name: 'Соколова Ольга' }).click();
    await expect(page.getByText('можно войти по одному паролю')).toBeVisible();
    await page.getByRole('switch').click();
    const question = page.getByRole('dialog').last();
    await question.getByLabel('Пароль', { exact: true }).fill('not it');
    await question.getByRole('button', { name: 'Продолжить' }).click();
    await expect(question.getByLabel('Пароль', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await question.getByLabel('Пароль', { exact: true }).fill('oktet-demo');
    await question.getByRole('button', { name: 'Продолжить' }).click();
    await expect.poll(() => asked).toBe(2);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/board/queue');
  },
);

test(
  'A driver looking at the display can turn to the operators’ sign-in or back to booking',
  long,
  async ({ page }) => {
    await signIn(page, 'driver');
    await page.goto('/board');
    await expect(heading(page)).toBeVisible();
    await touch(page);
    await page.getByRole('link', { name: 'Вход для оператора' }).click();
    await expect(heading(page)).toHaveText('Вход для оператора');
    await page.goBack();
    await touch(page);
    await page.getByRole('link', { name: 'К моим записям' }).click();
    await expect(page).toHaveURL('/booking');
  },
);

test('An operator who logs out is back at the sign-in, and the session is over', async ({ page }) => {
  const token = await signIn(page, 'admin');
  await page.goto('/board/reports');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Да', exact: true }).click();
  await expect(heading(page)).toHaveText('Вход для оператора');
  expect(await page.evaluate(() => localStorage.getItem('oktet.token.admin'))).toBeNull();
  const answer = await page.request.get('/oktet/api/v1/users/current-user', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test('An operator whose session is ended elsewhere meets the sign-in by itself', long, async ({ page }) => {
  const token = await signIn(page, 'admin');
  await page.goto('/board/queue');
  await expect(heading(page)).toHaveText('Очередь');
  await page.request.post('/oktet/api/v1/logout', { headers: { Authorization: `Bearer ${token}` } });
  await expect(heading(page)).toHaveText('Вход для оператора');
});

test('An account that cannot be read offers a retry instead of guessing', long, async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/users/current-user', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/board');
  await expect(page.getByRole('alert')).toContainText('Не удалось узнать, чей это аккаунт.');
  await page.unroute('**/users/current-user');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(heading(page)).toHaveText('Очередь');
});
