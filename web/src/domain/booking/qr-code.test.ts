import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

const scale = 4;

/** Draws the path. Knows only the path commands that `qrPath` writes. */
const paint = (size: number, path: string) => {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.set([0, 0, 0], (row * width + column) * 4);
  }
  return { width, height: width, data };
};

/** Has the greatest length of a signed pass. */
const longest = `OKT1:${'aB3-_'.repeat(69)}`;

test('the longest signed pass makes a code of version 12 with its quiet zone', () => {
  const quietModules = 4;
  expect(qrPath(longest).size).toBe(17 + 4 * 12 + quietModules);
});

test.each(['261121-0042', '261231-12345', longest])('a scanner reads %s from the drawn path', (number) => {
  const { size, path } = qrPath(number);
  expect(decodeQR(paint(size, path))).toBe(number);
});
