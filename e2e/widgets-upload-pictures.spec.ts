import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openSection } from './support/gallery.ts';
import { test } from './support/test.ts';

test('a picture that is no JPEG, or too large for one, is made to fit before the rules judge it', async ({
  page,
}) => {
  const section = await openSection(page, 'upload');
  const widget = section.getByRole('region', { name: 'Виджет загрузки' });
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2200, 2200);
    const context = canvas.getContext('2d');
    const noise = context?.createImageData(2200, 2200);
    if (!context || !noise) throw new Error('no canvas');
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    context.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  const buffer = Buffer.from(picture, 'base64');
  expect(buffer.length).toBeGreaterThan(10_000_000);
  const path = test.info().outputPath('photo.png');
  await writeFile(path, buffer);
  const chooser = page.waitForEvent('filechooser');
  await widget.getByRole('button', { name: 'Выбрать файл' }).click();
  await (await chooser).setFiles(path);
  await expect(widget.getByRole('button', { name: 'Открыть: photo.jpg' })).toBeVisible();
  await expect(widget.getByRole('alert')).toHaveText('');
});
