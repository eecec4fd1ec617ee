import { expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { setLanguage } from './support/appearance.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { addBanners, countClicks, removeBanners } from './support/banners.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';

// Banners and news are shown on all pages of the installation.
const test = testOnOwnProduct('e2e-content-server');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Draws a picture that has the shape of no banner, like those that operators upload. */
const drawPicture = async (page: Page, width: number, height: number) => {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#0b8a5f';
        context.fillRect(0, 0, wide, high / 2);
      }
      return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
    },
    [width, height] as const,
  );
  return { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
};

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('A banner is cut to its place, added, seen by a visitor, clicked and counted', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin');
  await page.goto('/board/banners');
  const place = page.getByRole('region', { name: 'Внизу страницы', exact: true });
  await place.getByRole('link', { name: 'Добавить баннер' }).click();
  const panel = page.getByRole('region', { name: 'Новый баннер' });
  await panel.getByRole('textbox', { name: 'Ссылка' }).fill('example.org');
  const file = panel.locator('input[type="file"]');
  await file.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: gif });
  await expect(panel).toContainText('Размер GIF 1 × 1, а нужен ровно 728 × 90');
  await file.setInputFiles(await drawPicture(page, 1456, 600));
  await expect(panel.getByRole('img', { name: 'Картинка баннера, как она получится' })).toHaveJSProperty(
    'naturalWidth',
    728,
  );
  await expect(panel.getByText(/728 × 90, .+ из 500/)).toBeVisible();
  await panel.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(panel).toContainText('Нужен адрес сайта');
  await panel.getByRole('textbox', { name: 'Ссылка' }).fill('https://example.org/shop');
  await expectNoAxeViolationsInBothSchemes(page);
  await panel.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page).toHaveURL(/\/board\/banners\/FOOTER\/[0-9a-f-]{36}$/);
  await expect(place.getByText('Показывается')).toBeVisible();

  await page
    .context()
    .route('https://example.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const visitor = await page.context().newPage();
  await visitor.goto('/user/login');
  const opening = visitor.waitForEvent('popup');
  await visitor.locator('a[href="https://example.org/shop"]').click();
  await opening;
  await expect.poll(() => countClicks(request, 'FOOTER')).toBe(1);
  await page.goto('/board/banners/FOOTER');
  await expect(
    page.getByRole('region', { name: 'Внизу страницы' }).getByText('1 клик', { exact: true }),
  ).toBeVisible();
});

test(
  'Of two operators who move banners at once the second is told, sees the new order, and can go on',
  long,
  async ({ page, request }) => {
    const operator = { token: await requestToken(request, 'admin') };
    const path = '/promo/FOOTER/banner';
    await removeBanners(request);
    await addBanners(request, ['FOOTER']);
    const [block] = await (await callAs(request, operator, 'GET', '/promo?position=FOOTER')).json();
    const { imageInBase64, needShowToUsers } = block.banners[0];
    const link = 'https://example.org/second';
    const added = await callAs(request, operator, 'POST', path, { link, imageInBase64, needShowToUsers });
    const second = await added.json();
    await signIn(page, 'admin');
    await page.goto('/board/banners');
    const place = page.getByRole('region', { name: 'Внизу страницы', exact: true });
    const links = place.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['example.org/FOOTER', 'example.org/second']);
    await callAs(request, operator, 'PUT', `${path}/${second.id}`, { ...second, link: `${link}-hand` });
    await place.getByRole('button', { name: 'Баннер 2: поднять' }).click();
    await expect(page.getByRole('alert')).toContainText('другой оператор');
    await expect(links).toHaveText(['example.org/FOOTER', 'example.org/second-hand']);
    await place.getByRole('button', { name: 'Баннер 2: поднять' }).click();
    await expect(links).toHaveText(['example.org/second-hand', 'example.org/FOOTER']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'News are written in two languages, survive a reload, and are read in Chinese with the fallback said',
  long,
  async ({ page, request }) => {
    await signIn(page, 'admin');
    await page.goto('/board/news/new');
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('Снег на перевале');
    await page.getByRole('textbox', { name: 'Текст' }).fill('Выезжайте **заранее**');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Восстановлен несохранённый текст.')).toBeVisible();
    await expect(page.getByRole('article').locator('strong')).toHaveText('заранее');
    await page.getByRole('tab', { name: /English/ }).click();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('Snow on the pass');
    await page.getByRole('textbox', { name: 'Текст' }).fill('Leave early');
    await page.getByRole('tab', { name: /中文/ }).click();
    await expect(page.getByText('китайским читателям показан русский текст')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
    await button(page, 'Опубликовать').click();
    await expect(page).toHaveURL(/\/board\/news\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';

    const operator = { token: await requestToken(request, 'admin') };
    const theirs = await (await callAs(request, operator, 'GET', `/news/${id}`)).json();
    await page.getByRole('textbox', { name: 'Заголовок' }).fill('Снег и ветер');
    const { titles, texts } = theirs;
    await callAs(request, operator, 'PUT', `/news/${id}`, { titles, texts: { ...texts, EN: 'Leave now' } });
    await button(page, 'Сохранить').click();
    await expect(page.getByRole('alert').filter({ hasText: 'изменилось: English' })).toBeVisible();
    await button(page, 'Оставить моё').click();
    await button(page, 'Сохранить').click();
    await expect(page.getByText('Сохранено')).toBeVisible();

    const reader = await page.context().newPage();
    await setLanguage(reader, 'CN');
    await reader.goto(`/info/news/${id}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Снег и ветер');
    await expect(reader.getByText('此新闻目前只有俄语版本')).toBeVisible();
  },
);
