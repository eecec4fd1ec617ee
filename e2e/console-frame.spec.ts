import { expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { test } from './support/test.ts';
import { addTruck } from './support/trucks.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Найти или выполнить команду' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const section = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Разделы консоли' }).getByRole('link', { name });

test(
  'An operator finds a truck by the end of its plate and a page by its first letters, without the mouse',
  long,
  async ({ page }) => {
    const { token } = await registerPerson(page.request);
    const { id, plate } = await addTruck(page.request, token);
    await signIn(page, 'admin');
    await page.goto('/board/parameters');
    await expect(page.getByRole('heading', { level: 1, name: 'Параметры' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(option(page, /Выйти/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box(page), 'nothing is done before anything is typed').toBeFocused();
    await expectNoAxeViolationsInBothSchemes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`${plate.slice(-4)}\n`);
    await expect(page).toHaveURL(`/board/vehicles/${id}`);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Недавние' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.type('gfhfv');
    await expect(option(page, /^Параметры$/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/board/parameters/calendar');

    await page.route('**/search?*', (route) => route.abort());
    await page.getByRole('button', { name: /Поиск и команды/ }).click();
    await page.keyboard.type('zzzz');
    await expect(page.getByText('Поиск не ответил')).toBeVisible();
    await page.unroute('**/search?*');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByText('По запросу «zzzz» ничего нет.')).toBeVisible();
  },
);

test(
  'A word that is being composed in Chinese is nobody’s key and no question: the box stays open until it is done',
  long,
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/board/parameters');
    await expect(page.getByText('Данные в эфире')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    const inputMethod = await page.context().newCDPSession(page);
    await inputMethod.send('Input.imeSetComposition', { text: 'hei', selectionStart: 3, selectionEnd: 3 });
    await expect(box(page)).toHaveValue('hei');
    // Keys as browsers report them while an input method is composing. Safari omits `isComposing` at the end.
    const press = (key: string, init: KeyboardEventInit) =>
      box(page).dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      await press(key, { isComposing: true });
      await press(key, { keyCode: 229 });
    }
    await expect(box(page)).toBeFocused();
    await inputMethod.send('Input.insertText', { text: '黑' });
    await expect(box(page)).toHaveValue('黑');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);

    await page.goto('/board/users');
    await page.getByRole('searchbox').focus();
    await inputMethod.send('Input.imeSetComposition', { text: 'wang', selectionStart: 4, selectionEnd: 4 });
    // Waits for longer than the pause after which a typed text is searched for.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(page).toHaveURL('/board/users');
    await inputMethod.send('Input.insertText', { text: '王' });
    await expect(page).toHaveURL(`/board/users?query=${encodeURIComponent('王')}`);
  },
);

test('The answer to an earlier question is never shown for a later one', long, async ({ page }) => {
  const answers: Record<string, () => void> = {};
  const one = (plate: string) => ({ bookings: [], users: [], vehicles: [vehicle(plate)] });
  const vehicle = (plate: string) => ({
    id: plate,
    model: plate,
    registrationPlate: plate,
    approved: true,
    banStatus: 'UNBANNED',
    owner: { firstName: 'Н', lastName: plate },
  });
  await page.route('**/search?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (q === '11') await new Promise<void>((resolve) => Object.assign(answers, { [q]: resolve }));
    await route.fulfill({ json: one(`А${q}ОО`) }).catch(() => undefined);
  });
  await signIn(page, 'admin');
  await page.goto('/board/parameters');
  await page.getByRole('button', { name: /Поиск и команды/ }).click();
  const asked = page.waitForRequest(/search\?q=11&/);
  await page.keyboard.type('11');
  await asked;
  await expect(page.getByText('Ищем…')).toBeVisible();
  await page.keyboard.type('2');
  await expect(option(page, /А112ОО/)).toBeVisible();
  answers['11']?.();
  await expect(option(page, /А112ОО/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(option(page, /А112ОО/)).toHaveCount(0);
});

test('A panel is opened, walked through and closed by keyboard, the list beside it stays usable, and `?` tells the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shown = await openSection(page, 'panel');
  const row = (number: number) => shown.getByRole('link', { name: `Строка ${number}`, exact: true });
  const panel = (number: number) => page.getByRole('region', { name: `Строка ${number}`, exact: true });
  await row(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel(2)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press(']');
  await page.keyboard.press('k');
  await expect(panel(3)).toContainText('3 из 14');
  await page.keyboard.press('Escape');
  await expect(row(3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(10)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoAxeViolationsInBothSchemes(page, '#panel');
  await row(5).click();
  await expect(panel(5)).toBeFocused();
  await shown.getByRole('button', { name: 'Номер' }).click();
  await shown.getByRole('button', { name: 'Номер' }).click();
  await expect(shown.getByRole('columnheader', { name: 'Номер' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Ответ сервера').selectOption('gone');
  await expect(panel(5).getByRole('alert')).toContainText('Такой строки нет');

  await page.setViewportSize({ width: 390, height: 800 });
  const covering = page.getByRole('dialog', { name: 'Строка 5' });
  await expect(covering).toBeVisible();
  await expect(page.locator('[inert] table'), 'what is covered cannot be reached').toHaveCount(1);
  await expectNoAxeViolationsInBothSchemes(page, '[data-panel]');
  await page.keyboard.press('Escape');
  await expect(covering).toHaveCount(0);
  await expect(row(5)).toBeFocused();
});

test(
  'The menu counts what waits, `?` lists the keys of the page, and whoever is no operator fetches none of it',
  long,
  async ({ page, browser, baseURL }) => {
    let waiting = 3;
    await page.route('**/vehicle/counts', (route) =>
      route.fulfill({ json: { waiting, bookedToday: 0, disputed: 0, banned: 0 } }),
    );
    await signIn(page, 'admin');
    await page.goto('/board/queue');
    await expect(section(page, /Автомобили.*3 автомобиля ждут проверки/)).toBeVisible();
    waiting = 12_000;
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await section(page, 'Автомобили').click();
    await expect(section(page, 'Автомобили')).toContainText('9999+');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Клавиши' });
    await expect(keys.getByRole('region', { name: 'На всех страницах' })).toContainText('Ctrl K');
    await expectNoAxeViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);

    const code = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const ofConsole = code.filter((path) => /\/static\/(console|vehicles-page)-/.test(path));
    expect(ofConsole.length, 'the console comes in files of these names').toBeGreaterThan(2);
    const fetchedBy = async (role: 'board' | 'driver', slot: string, addresses: readonly string[]) => {
      const other = await browser.newPage({ baseURL: baseURL ?? '' });
      await remember(other, slot, await requestToken(other.request, role));
      const fetched: string[] = [];
      other.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      for (const address of addresses) {
        await other.goto(address);
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(
          /Вызов к воротам|Пункт закрыт|запис/i,
        );
      }
      await other.close();
      return fetched;
    };
    const fetched = [
      ...(await fetchedBy('board', 'oktet.token.admin', ['/board/queue', '/board/vehicles'])),
      ...(await fetchedBy('driver', 'oktet.token.user', ['/board/vehicles', '/booking'])),
    ];
    const ofOperators = /\/v1\/(search|events|users$|vehicle\/(all|counts))/;
    expect(fetched.filter((path) => ofConsole.includes(path) || ofOperators.test(path))).toEqual([]);
  },
);

test(
  'Before the server has told anything the console claims nothing: no counts, and no “nobody waits”',
  long,
  async ({ page }) => {
    await signIn(page, 'admin');
    // The server never answers these requests.
    await page.route(/\/v1\/(queue|events|vehicle\/|booking(\?|\/(all|time-slots|dates)))/, () => undefined);
    await page.goto('/board/queue');
    await expect(page.locator('h1 + dl dd strong')).toHaveText(['…', '…', '…', '…']);
    await expect(page.getByRole('heading', { name: 'Загрузка по часам' })).toBeVisible();
    await expect(page.getByText(/^Никто не (ждёт|вызван)|^Всё спокойно/)).toHaveCount(0);
    await expect(page.getByText(/Данные (в эфире|на)/)).toHaveCount(0);
    await expect(section(page, /^(Очередь|Автомобили)/)).toHaveText(['Очередь', 'Автомобили']);
    await section(page, 'Записи').click();
    await expect(page.getByRole('button', { name: /^Без отмен/ })).toHaveText('Без отмен');
    await expect(page.getByRole('button', { name: /^Забронированы/ })).toHaveText('Забронированы');
    await page.getByRole('link', { name: 'Список', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
);
