import { expect, test } from 'vitest';
import { type BannerPosition, bannerPositions, bannerSizes } from '#contract/promo/banner-places.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { gifOf, jpegOf, pngOf } from '../../../testing/pictures.ts';
import { requireImage } from './require-image.ts';

const side = bannerSizes.LEFT_1;

const refusalOf = (bytes: Buffer, position: BannerPosition = 'LEFT_1') => {
  try {
    requireImage(position, bytes.toString('base64'));
    return null;
  } catch (error) {
    return (error as AppError).options.fields?.[0];
  }
};

test.each(bannerPositions)('%s takes jpeg, png and gif of its size, and no other size', (position) => {
  const { width, height } = bannerSizes[position];
  for (const draw of [jpegOf, pngOf, gifOf]) {
    expect(refusalOf(draw({ width, height }), position)).toBeNull();
    expect(refusalOf(draw({ width: height + 1, height: width }), position)).toMatchObject({
      propertyPath: 'imageInBase64',
      code: 'WRONG_IMAGE_SIZE',
      params: { width, height, givenWidth: height + 1, givenHeight: width },
    });
  }
});

test('a picture that says it has 30,000 × 30,000 pixels is refused for its size, without decoding it', () => {
  const huge = { width: 30_000, height: 30_000 };
  const began = performance.now();
  expect(refusalOf(pngOf(huge, Buffer.alloc(400_000)))).toMatchObject({ code: 'WRONG_IMAGE_SIZE' });
  expect(refusalOf(jpegOf(huge))).toMatchObject({ code: 'WRONG_IMAGE_SIZE' });
  expect(refusalOf(gifOf(huge))).toMatchObject({ code: 'WRONG_IMAGE_SIZE' });
  expect(performance.now() - began).toBeLessThan(200);
});

test('a gif whose frame is bigger than its screen is refused', () => {
  expect(refusalOf(gifOf(side, { width: 30_000, height: 30_000 }))).toMatchObject({ code: 'BROKEN_IMAGE' });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="240"><script>alert(1)</script></svg>';
const html = Buffer.from('<html><script>alert(1)</script></html>');

test.each([
  ['an SVG', Buffer.from(svg)],
  ['HTML', html],
  ['a WebP', Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')],
  ['a BMP', Buffer.from('BM\x00\x00\x00\x00', 'latin1')],
  ['a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
])('%s is no picture for a banner', (_name, bytes) => {
  expect(refusalOf(bytes)?.code).toMatch(/^(WRONG_IMAGE_TYPE|BROKEN_IMAGE)$/);
});

const magic = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a png with HTML behind it', Buffer.concat([pngOf(side), html])],
  ['a jpeg with HTML behind it', Buffer.concat([jpegOf(side), html])],
  ['a gif with a script behind it', Buffer.concat([gifOf(side), magic('=1;alert(1)')])],
  ['a gif whose header is a script', magic('GIF89a/*\x00\x00\x00\x00\x00*/=1;alert(1)//')],
  ['HTML behind the first bytes of a png', Buffer.concat([pngOf(side).subarray(0, 8), html])],
  ['HTML behind the first bytes of a jpeg', Buffer.concat([jpegOf(side).subarray(0, 4), html])],
  ['half a png', pngOf(side).subarray(0, 60)],
  ['half a jpeg', jpegOf(side).subarray(0, -4)],
  ['half a gif', gifOf(side).subarray(0, -1)],
  ['a jpeg without a scan', Buffer.concat([jpegOf(side).subarray(0, 33), magic('\xff\xd9')])],
  ['a jpeg with two frames', Buffer.concat([jpegOf(side).subarray(0, 33), jpegOf(side).subarray(20)])],
  ['a lossless jpeg', jpegOf(side, 0xc3)],
])('%s is refused as broken', (_name, bytes) => {
  expect(refusalOf(bytes)).toMatchObject({ code: 'BROKEN_IMAGE' });
});

test('a png whose check sum is wrong is refused; zeros behind a picture are not', () => {
  const bent = pngOf(side);
  bent[20] = 99;
  expect(refusalOf(bent)).toMatchObject({ code: 'BROKEN_IMAGE' });
  for (const draw of [jpegOf, pngOf, gifOf])
    expect(refusalOf(Buffer.concat([draw(side), Buffer.alloc(3)]))).toBeNull();
});

test('500,000 bytes are taken, one more is not', () => {
  const frame = pngOf(side, Buffer.alloc(0)).length;
  expect(refusalOf(pngOf(side, Buffer.alloc(500_000 - frame)))).toBeNull();
  expect(refusalOf(pngOf(side, Buffer.alloc(500_001 - frame)))).toMatchObject({ code: 'IMAGE_TOO_LARGE' });
});
