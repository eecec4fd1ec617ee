import { expect, test } from 'vitest';
import { writeZip, type ZipFile } from './xlsx/zip.ts';

const piece = Buffer.alloc(65_536, 'x');
const pieces = 152;

function* file(): Generator<Uint8Array> {
  for (let left = pieces; left > 0; left -= 1) yield piece;
}

function* files(count: number): Generator<ZipFile> {
  for (let at = 0; at < count; at += 1) yield [`files/${at}.jpg`, file(), { isPacked: true }];
}

test('forty files of ten megabytes pass through without being held in memory', async () => {
  const before = process.memoryUsage().rss;
  let most = 0;
  let written = 0;
  let parts = 0;
  for await (const bytes of writeZip(files(40))) {
    written += bytes.length;
    parts += 1;
    if (parts % 500 === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  expect(written).toBeGreaterThan(40 * pieces * piece.length);
  expect(most - before).toBeLessThan(300_000_000);
});
