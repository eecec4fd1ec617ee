import type { Locator, Page } from '@playwright/test';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import decodeQR from 'qr/decode.js';

/** Reads the picture in another page, because the product's content policy forbids pictures from data. */
const pictureOf = async (code: Locator, reader: Page) => {
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
  const { width, height, pixels } = await reader.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const rows = Array.from({ length: image.height }, (_, row) =>
      String.fromCharCode(...data.subarray(row * image.width * 4, (row + 1) * image.width * 4)),
    );
    return { width: image.width, height: image.height, pixels: btoa(rows.join('')) };
  }, picture);
  return { width, height, data: Uint8ClampedArray.from(Buffer.from(pixels, 'base64')) };
};

/** Reads the code from a screenshot, like a scanner in front of the screen. */
export const readQr = async (code: Locator): Promise<string> => {
  const reader = await code.page().context().newPage();
  const picture = await pictureOf(code, reader);
  await reader.close();
  return decodeQR(picture);
};

/** Reads the code with ZBar, which many scanners use. Also returns the width of the picture. */
export const readByZbar = async (code: Locator, reader: Page) => {
  const { width, height, data } = await pictureOf(code, reader);
  const found = await scanRGBABuffer(data.buffer, width, height);
  return { width, texts: found.map((one) => one.decode()) };
};
