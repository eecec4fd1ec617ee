import type { Locator } from '@playwright/test';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import decodeQR from 'qr/decode.js';

/** A code as a picture of the screen has it. */
const pictureOf = async (code: Locator) => {
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
  // A page of its own: the product's content policy allows no pictures from data.
  const reader = await code.page().context().newPage();
  const { width, height, pixels } = await reader.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: [...data] };
  }, picture);
  await reader.close();
  return { width, height, data: Uint8ClampedArray.from(pixels) };
};

/** What a scanner held before the screen would read. */
export const readQr = async (code: Locator): Promise<string> => decodeQR(await pictureOf(code));

/** What ZBar reads, which many scanners run, and how wide the picture is that it has read. */
export const readByZbar = async (code: Locator) => {
  const { width, height, data } = await pictureOf(code);
  const found = await scanRGBABuffer(data.buffer, width, height);
  return { width, texts: found.map((one) => one.decode()) };
};
