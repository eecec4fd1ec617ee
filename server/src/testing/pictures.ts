import { crc32, deflateSync } from 'node:zlib';
import type { ImageSize } from '#contract/promo/banner-places.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

export const pngOf = ({ width, height }: ImageSize, pixels?: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc((width + 1) * height, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, place) => void bytes.writeUInt16LE(number, place * 2));
  return bytes;
};

/** Makes a frame of one colour that is complete only as far as readers of headers look. */
export const gifOf = ({ width, height }: ImageSize, frame: ImageSize = { width, height }): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    words(width, height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    Buffer.from([0x2c]),
    words(0, 0, frame.width, frame.height),
    Buffer.from([0, 2, 2, 0x4c, 0x01, 0, 0x3b]),
  ]);

const segment = (marker: number, data: readonly number[]) =>
  Buffer.from([0xff, marker, 0, data.length + 2, ...data]);

/** Makes the headers and a scan that contains a stuffed byte and a restart marker. */
export const jpegOf = ({ width, height }: ImageSize, frame = 0xc0): Buffer => {
  const [w, h] = [width, height].map((side) => [side >> 8, side & 255] as const);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(frame, [8, ...(h ?? []), ...(w ?? []), 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xff, 0xd9]),
  ]);
};
