import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { installClock, stopClock } from './support/clock.ts';
import { jpeg, pdf, text } from './support/files.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

type UploadFile = ReturnType<typeof jpeg>;

const openWidget = async (page: Page) => {
  const section = await openSection(page, 'upload');
  return section.getByRole('region', { name: 'Виджет загрузки' });
};
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const files = (widget: Locator) => widget.getByRole('list', { name: 'Файлы' }).getByRole('listitem');
const alert = (widget: Locator) => widget.getByRole('alert').and(widget.locator('div'));

const choose = async (page: Page, place: Locator, ...chosen: UploadFile[]) => {
  const chooser = page.waitForEvent('filechooser');
  await button(place, 'Выбрать файл').press('Enter');
  await (await chooser).setFiles(chosen);
};

test('Files go up, are refused, fail, are retried and removed', long, async ({ page }) => {
  await test.step('chosen files go up and are listed with their size', async () => {
    const widget = await openWidget(page);
    const chooser = page.waitForEvent('filechooser');
    await button(widget, 'Выбрать файл').click();
    expect((await chooser).isMultiple()).toBe(true);
    await (await chooser).setFiles([jpeg('sts.jpg', 1_240_000), pdf('contract.pdf')]);
    await expect(files(widget).nth(0)).toContainText('sts.jpg1,2 МБ');
    await expect(files(widget).nth(1)).toContainText('contract.pdf2 кБ');
    await expect(widget.getByRole('status')).toHaveText('Загружено: contract.pdf');
  });

  await test.step('one file that is too large refuses the whole selection', async () => {
    const widget = await openWidget(page);
    await choose(page, widget, jpeg('small.jpg'), pdf('large.pdf', 10_000_000));
    await expect(alert(widget)).toHaveText('Размер файла не должен превышать 10МБ');
    await expect(files(widget)).toHaveCount(0);

    await choose(page, widget, jpeg('just.jpg', 9_999_999));
    await expect(button(widget, 'Открыть: just.jpg')).toBeVisible();
    await expect(alert(widget)).toBeEmpty();
  });

  await test.step('a file of another type is named and refused, by its name and by its content', async () => {
    const widget = await openWidget(page);
    await choose(page, widget, text('page.jpg'), jpeg('photo.png'), jpeg('scan.pdf'), jpeg('good.jpeg'));
    await expect(alert(widget)).toHaveText(
      'Подходят только файлы JPG и PDF. Не подошли: page.jpg, photo.png, scan.pdf',
    );
    await expect(button(widget, 'Открыть: good.jpeg')).toBeVisible();
    await expect(files(widget)).toHaveCount(1);
  });

  for (const [answer, words] of [
    ['Обрывается', 'Нет связи. Файл не загружен'],
    ['Отказ сервера', 'Файл повреждён'],
  ] as const) {
    await test.step(`a failed upload («${answer}») says why, and can be retried or discarded`, async () => {
      const widget = await openWidget(page);
      const answers = widget.getByLabel('Загрузка', { exact: true });
      await answers.selectOption({ label: answer });
      await choose(page, widget, jpeg('a.jpg'), pdf('b.pdf'));
      await expect(files(widget).nth(0)).toContainText(words);
      await expect(files(widget).nth(1)).toContainText(words);
      await button(widget, 'Убрать: b.pdf').click();
      await expect(files(widget)).toHaveCount(1);
      await answers.selectOption({ label: 'Проходит' });
      await button(widget, 'Повторить загрузку: a.jpg').press('Enter');
      await expect(button(widget, 'Открыть: a.jpg')).toBeVisible();
    });
  }

  await test.step('a document is removed with the keyboard, and the focus goes to the next useful place', async () => {
    const widget = await openWidget(page);
    await choose(page, widget, jpeg('a.jpg'));
    await button(widget, 'Удалить: a.jpg').press('Enter');
    await expect(files(widget)).toHaveCount(0);
    await expect(button(widget, 'Выбрать файл')).toBeFocused();
    await expect(widget.getByRole('status')).toHaveText('Удалено: a.jpg');
    await choose(page, widget, jpeg('a.jpg'));
    await expect(button(widget, 'Открыть: a.jpg')).toBeVisible();
  });

  await test.step('a long name is shortened to 40 characters and an ellipsis, and kept whole for who asks', async () => {
    const widget = await openWidget(page);
    const name = `${'скан'.repeat(12)}.pdf`;
    await choose(page, widget, pdf(name));
    const document = button(widget, `Открыть: ${'скан'.repeat(10)}…`);
    await expect(document).toHaveText(`${'скан'.repeat(10)}…`);
    await expect(document).toHaveAccessibleDescription(name);

    await page.setViewportSize({ width: 320, height: 640 });
    const row = await files(widget).boundingBox();
    const cross = await button(widget, `Удалить: ${name}`).boundingBox();
    if (!row || !cross) throw new Error('nothing is shown');
    expect(cross.x + cross.width).toBeCloseTo(row.x + row.width, 0);
    expect(cross.y + cross.height / 2).toBeCloseTo(row.y + row.height / 2, 0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('files can be dropped on the widget', async () => {
    const widget = await openWidget(page);
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'dropped.jpg'));
      return transfer;
    });
    const target = button(widget, 'Выбрать файл');
    await target.dispatchEvent('dragover', { dataTransfer });
    await target.dispatchEvent('drop', { dataTransfer });
    await expect(button(widget, 'Открыть: dropped.jpg')).toBeVisible();
  });
});

test('Files go up one at a time, and each can be cancelled on its way', async ({ page }) => {
  await installClock(page);

  await test.step('each file shows its progress, one at a time', async () => {
    const widget = await openWidget(page);
    await stopClock(page);
    await choose(page, widget, jpeg('a.jpg'), pdf('b.pdf'));
    const progress = widget.getByRole('progressbar', { name: 'Загрузка: a.jpg' });
    await expect(progress).toHaveAttribute('value', '0');
    await expect(files(widget).nth(1)).toContainText('Ждёт очереди');
    await page.clock.runFor(100);
    await expect(progress).toHaveAttribute('value', '40');
    await page.clock.runFor(175);
    await expect(widget.getByRole('progressbar', { name: 'Загрузка: b.pdf' })).toBeVisible();
    await expect(button(widget, 'Открыть: a.jpg')).toBeVisible();
  });

  await test.step('an upload can be cancelled, and the next one begins', async () => {
    await page.clock.resume();
    const widget = await openWidget(page);
    await stopClock(page);
    await choose(page, widget, jpeg('a.jpg'), pdf('b.pdf'));
    await button(widget, 'Отменить загрузку: a.jpg').click();
    await expect(files(widget)).toHaveCount(1);
    await page.clock.runFor(1200);
    await expect(button(widget, 'Открыть: b.pdf')).toBeVisible();
    await expect(widget.getByText('a.jpg')).toHaveCount(0);
  });
});

test('a document opens in a tab, and its link lives as long as that', long, async ({ page }) => {
  await installClock(page);
  await page.addInitScript(() => {
    const revoked: string[] = [];
    Object.assign(window, { revoked });
    const { revokeObjectURL } = URL;
    URL.revokeObjectURL = (url) => {
      revoked.push(url);
      revokeObjectURL(url);
    };
  });
  const widget = await openWidget(page);
  const revokedLinks = () => page.evaluate(() => Reflect.get(window, 'revoked') as string[]);
  await choose(page, widget, jpeg('a.jpg'));
  const opened = page.waitForEvent('popup');
  await button(widget, 'Открыть: a.jpg').click();
  const tab = await opened;
  await tab.waitForURL(/^blob:/);
  expect(await tab.evaluate(() => document.contentType)).toBe('image/jpeg');

  await page.clock.fastForward(600_000);
  expect(await revokedLinks()).toEqual([]);
  const link = tab.url();
  await tab.close();
  // The page may learn a moment later that the tab was closed.
  const laterOn = () => page.clock.fastForward(600_000).then(revokedLinks);
  await expect.poll(laterOn).toEqual([link]);
});

test('Earlier documents are chosen, and each kind has its place', long, async ({ page }) => {
  await test.step('earlier documents are chosen by checkboxes; Save adds them, Cancel does not', async () => {
    const widget = await openWidget(page);
    const openEarlier = button(widget, 'Выбрать ранее загруженный документ');
    const dialog = page.getByRole('dialog', { name: 'Ранее загруженные документы' });

    await openEarlier.click();
    await dialog.getByLabel('sts-2025.jpg').check();
    await button(dialog, 'Отмена').click();
    await expect(files(widget)).toHaveCount(0);
    await expect(openEarlier).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByLabel('sts-2025.jpg').focus();
    await page.keyboard.press('Space');
    await button(dialog, 'Сохранить').press('Enter');
    await expect(button(widget, 'Открыть: sts-2025.jpg')).toBeVisible();

    await openEarlier.click();
    await expect(dialog.getByLabel('sts-2025.jpg')).toBeChecked();
    await expect(dialog.getByLabel('sts-2025.jpg')).toBeDisabled();
    await button(dialog, 'Сохранить').click();
    await expect(dialog).toBeHidden();
    await expect(files(widget)).toHaveCount(1);
  });

  await test.step('without a known vehicle there are no earlier documents to choose from', async () => {
    const widget = await openWidget(page);
    await widget.getByLabel('Автомобиль известен').uncheck();
    await expect(button(widget, 'Выбрать ранее загруженный документ')).toHaveCount(0);
    await expect(button(widget, 'Выбрать файл')).toBeVisible();
  });

  await test.step('the block has a section for the certificate, which says what is missing, and one for the rest', async () => {
    const section = await openSection(page, 'upload');
    const certificate = section.getByRole('region', { name: 'Свидетельство о регистрации ТС' });
    const other = section.getByRole('region', { name: 'Другие документы' });
    const notice = 'Автомобиль не подтверждён. Необходимо приложить свидетельство о регистрации.';
    await expect(certificate.getByText(notice)).toBeVisible();
    await expect(other.getByText(notice)).toHaveCount(0);
    await choose(page, certificate, jpeg('sts.jpg'));
    await choose(page, other, pdf('power-of-attorney.pdf'));
    await expect(button(certificate, 'Открыть: sts.jpg')).toBeVisible();
    // A notice asks only for documents that are missing.
    await expect(certificate.getByText(notice)).toHaveCount(0);
    await expect(button(other, 'Открыть: power-of-attorney.pdf')).toBeVisible();
    await expect(certificate.getByRole('listitem')).toHaveCount(1);
    await expect(other.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('where adding and deleting are forbidden only looking is left', async () => {
    const section = await openSection(page, 'upload');
    const widget = section.getByRole('region', { name: 'Без добавления и удаления' });
    await expect(widget.getByRole('listitem')).toHaveCount(2);
    await expect(widget.getByRole('button')).toHaveCount(2);
    await expect(widget.getByRole('button', { name: 'Открыть: sts-2025.jpg' })).toBeVisible();
  });
});

test('the upload passes axe in the light and the dark theme, in all its states', long, async ({ page }) => {
  const section = await openSection(page, 'upload');
  const widget = section.getByRole('region', { name: 'Виджет загрузки' });
  await widget.getByLabel('Загрузка', { exact: true }).selectOption({ label: 'Отказ сервера' });
  await choose(page, widget, text('page.jpg'), jpeg('a.jpg'));
  await expect(files(widget)).toContainText('Файл повреждён');
  await expectNoAxeViolationsInBothSchemes(page);
  await button(widget, 'Выбрать ранее загруженный документ').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
});
