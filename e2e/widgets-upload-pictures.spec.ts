import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

/** Makes a picture of noise, which cannot be compressed. */
const noisyPng = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = randomBytes(side * (1 + side * 3));
  for (let row = 0; row < side; row += 1) rows[row * (1 + side * 3)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test(
  'a picture that is no JPEG, or too large for one, is made to fit before the rules judge it',
  long,
  async ({ page }) => {
    const section = await openSection(page, 'upload');
    const widget = section.getByRole('region', { name: 'Виджет загрузки' });
    const picture = noisyPng(2200);
    expect(picture.length).toBeGreaterThan(10_000_000);
    const path = test.info().outputPath('photo.png');
    await writeFile(path, picture);
    const chooser = page.waitForEvent('filechooser');
    await widget.getByRole('button', { name: 'Выбрать файл' }).click();
    await (await chooser).setFiles(path);
    await expect(widget.getByRole('button', { name: 'Открыть: photo.jpg' })).toBeVisible();
    await expect(widget.getByRole('alert')).toHaveText('');
  },
);
