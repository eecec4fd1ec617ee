import { expect, type Page } from '@playwright/test';
import { type BannerPosition, bannerPositions, bannerSizes } from '#contract/promo/banner-places.ts';
import { signIn } from './support/accounts.ts';
import { setLanguage } from './support/appearance.ts';
import { inBothSchemes } from './support/axe.ts';
import { addBanners, countClicks, removeBanners } from './support/banners.ts';
import { newDriverWithTruck } from './support/booking-screens.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';
import { countRequests, shiftOf, watchShifts } from './support/visits.ts';

// Banners are shown to everybody, and other journeys expect none.
const test = testOnOwnProduct('e2e-promo-server');

test.beforeEach(async ({ request }) => {
  await removeBanners(request);
  await addBanners(request, bannerPositions);
});

const bannerAt = (page: Page, position: BannerPosition) =>
  page.locator(`a[href="https://example.org/${position}"]`);

const placesAt = {
  320: ['FOOTER_MOBILE', 'POPUP_MOBILE'],
  390: ['FOOTER_MOBILE', 'POPUP_MOBILE'],
  800: ['FOOTER'],
  1280: ['FOOTER'],
  1600: ['LEFT_1', 'LEFT_2', 'RIGHT_1', 'RIGHT_2', 'FOOTER'],
} as const satisfies Record<number, readonly BannerPosition[]>;

test(
  'Banners stand where they belong at every width, and nothing moves as they come',
  long,
  async ({ page }) => {
    for (const [width, expected] of Object.entries(placesAt)) {
      const tab = await page.context().newPage();
      await watchShifts(tab);
      await tab.setViewportSize({ width: Number(width), height: 900 });
      const asked = countRequests(tab);
      await tab.goto('/info/acp');
      for (const position of bannerPositions)
        await expect(bannerAt(tab, position)).toHaveCount(expected.some((one) => one === position) ? 1 : 0);
      for (const position of expected) {
        await bannerAt(tab, position).scrollIntoViewIfNeeded();
        const picture = bannerAt(tab, position).locator('img');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(bannerSizes[position].width);
        if (Number(width) >= 390)
          await expect(picture).toHaveJSProperty('width', bannerSizes[position].width);
      }
      expect(asked.filter((path) => path.endsWith('/promo'))).toHaveLength(1);
      expect(await shiftOf(tab)).toBeLessThan(0.001);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(width));
      await tab.close();
    }
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/info/acp');
    await expect(bannerAt(page, 'LEFT_1')).toBeVisible();
    await inBothSchemes(page, (look) => look());
  },
);

test(
  'With every banner on, the form comes with 16 requests and the free times with 20, and nothing moves',
  long,
  async ({ browser, product }) => {
    for (const width of [320, 1600] as const)
      for (const [path, most] of [
        ['/user/login', 16],
        ['/booking', 20],
      ] as const) {
        const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: 900 } });
        const page = await context.newPage();
        if (path === '/booking') await newDriverWithTruck(page);
        await watchShifts(page);
        const asked = countRequests(page);
        await page.goto(path);
        const places = placesAt[width].filter((one) => path === '/booking' || one !== 'POPUP_MOBILE');
        const banners = places.map((position) => bannerAt(page, position));
        const [wanted = page.locator('input[name=booking-slot]').first()] =
          path === '/booking' ? [] : banners;
        await expect(wanted).toBeAttached();
        expect(asked.length, `${path} at ${width}: ${asked.join(' ')}`).toBeLessThanOrEqual(most);
        for (const banner of banners) await expect(banner).toBeAttached();
        expect(await shiftOf(page), `${path} at ${width}`).toBeLessThan(0.02);
        await context.close();
      }
  },
);

test('A click is counted, and its link opens in a window that knows nothing of this one', async ({
  page,
  request,
}) => {
  await page
    .context()
    .route('https://example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
    );
  await page.goto('/user/login');
  const opening = page.waitForEvent('popup');
  await bannerAt(page, 'FOOTER').click();
  const shop = await opening;
  await expect(shop).toHaveURL('https://example.org/FOOTER');
  expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect.poll(() => countClicks(request, 'FOOTER')).toBe(1);
  await shop.close();
});

/** Waits for longer than code that is deferred until the screen is painted. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const afterPaint = () =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100)));
        requestAnimationFrame(afterPaint);
      }),
  );

test(
  'Nothing of advertising is asked for before the form or the free times are seen',
  long,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (one) => /\/promo\b|banner/.test(one.url()) && asked.push(one.url()));
    const hold = async (pattern: string | RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(pattern, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    };
    const showForm = await hold(/\/static\/driver[^/]*\.js$/);
    await page.goto('/user/login', { waitUntil: 'commit' });
    await expect(page.locator('.skeleton')).toBeVisible();
    await idle(page);
    expect(asked).toEqual([]);
    showForm();
    await expect(bannerAt(page, 'FOOTER')).toBeAttached();

    await signIn(page, 'driver');
    await page.goto('about:blank');
    asked.length = 0;
    await watchShifts(page);
    const showSlots = await hold(/\/(bootstrap|booking\/time-slots)\b/);
    await page.goto('/booking', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Новая запись' })).toBeVisible();
    await idle(page);
    expect(asked).toEqual([]);
    const showBanners = await hold(/\/promo\b/);
    showSlots();
    await expect(page.getByRole('radiogroup', { name: 'Время' })).toBeVisible();
    // The browser reports shifts late, so those of the times must be in before banners come.
    await idle(page);
    const shifted = await shiftOf(page);
    showBanners();
    await expect(bannerAt(page, 'FOOTER')).toBeAttached();
    await idle(page);
    expect((await shiftOf(page)) - shifted).toBeLessThan(0.001);
  },
);

test(
  'The banner over a phone’s page never stands where somebody signs in, nor in a language that is not its own',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const popup = page.locator('a[href="https://example.org/POPUP_MOBILE"]');
    await page.goto('/info/acp');
    await expect(popup).toBeVisible();
    for (const path of ['/user/login', '/user/registration', '/user/recovery']) {
      await page.goto(path);
      await expect(bannerAt(page, 'FOOTER_MOBILE')).toBeAttached();
      await expect(popup).toHaveCount(0);
    }
    await setLanguage(page, 'EN');
    await page.goto('/info/acp');
    await expect(bannerAt(page, 'FOOTER_MOBILE')).toBeAttached();
    await expect(popup).toHaveCount(0);
  },
);

test(
  'The banner over a phone’s page gives way to a field, to the keyboard and to a code that is awaited',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const popup = bannerAt(page, 'POPUP_MOBILE');
    const driver = await newDriverWithTruck(page);
    await page.goto('/booking');
    await expect(popup).toBeVisible();
    await page.getByRole('combobox').first().focus();
    await expect(popup).toHaveCount(0);
    await page.goto('/info/acp');
    await expect(popup).toBeVisible();
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(popup).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popup).toHaveCount(0);

    const held = await callAs(page.request, driver, 'POST', '/booking/asap', {
      vehicleId: driver.truck.id,
      cargoType: 'GENERAL',
      lastNameOfDriver: 'Сидоров',
      firstNameOfDriver: 'Пётр',
      phoneNumber: driver.username,
    });
    expect(held.status(), await held.text()).toBe(201);
    await page.goto('/booking');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(bannerAt(page, 'FOOTER_MOBILE')).toBeAttached();
    await expect(popup).toHaveCount(0);
  },
);

test(
  'The banner over a phone’s page gives way to a dialog, and once closed does not come back',
  long,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(page, 'driver');
    await page.goto('/lk');
    const popup = page.getByRole('complementary', { name: 'Реклама поверх страницы' });
    await expect(popup).toBeVisible();
    await page.getByRole('button', { name: 'Выход' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(popup).toHaveCount(0);
    await page.getByRole('button', { name: 'Отмена' }).click();
    await popup.getByRole('button', { name: 'Закрыть рекламу' }).click();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(bannerAt(page, 'FOOTER_MOBILE')).toBeAttached();
    await expect(popup).toHaveCount(0);

    await removeBanners(request);
    const answered = page.waitForResponse(/\/promo\b/);
    await page.reload();
    await answered;
    await expect(page.getByRole('complementary')).toHaveCount(0);
  },
);
