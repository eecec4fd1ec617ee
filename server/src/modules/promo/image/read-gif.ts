import type { ImageSize } from '#contract/promo/banner-places.ts';
import { isPadding } from './is-padding.ts';

const beginnings = ['GIF87a', 'GIF89a'];
const screenBytes = 13;
const frameBytes = 10;
const [extension, frame, trailer] = [0x21, 0x2c, 0x3b];

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Skips length-prefixed blocks up to the empty one that ends them; undefined if they are truncated. */
const skipBlocks = (bytes: Buffer, from: number): number | undefined => {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
};

/** Some browsers enlarge the image for a frame that exceeds the screen. */
const isInside = (bytes: Buffer, at: number, { width, height }: ImageSize) =>
  bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5) <= width &&
  bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7) <= height;

const skipFrame = (bytes: Buffer, at: number, size: ImageSize): number | undefined => {
  if (at + frameBytes > bytes.length || !isInside(bytes, at, size)) return undefined;
  // +1: the LZW code size.
  return skipBlocks(bytes, at + frameBytes + tableBytes(bytes[at + 9] ?? 0) + 1);
};

/** The screen size of a structurally complete GIF. Nothing is decoded. */
export const readGif = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.length < screenBytes || !beginnings.includes(bytes.toString('latin1', 0, 6))) return undefined;
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let hasFrame = false;
  let at: number | undefined = screenBytes + tableBytes(bytes[10] ?? 0);
  while (at !== undefined && at < bytes.length) {
    const kind: number = bytes[at] ?? 0;
    if (kind === trailer) return hasFrame && isPadding(bytes.subarray(at + 1)) ? size : undefined;
    if (kind !== frame && kind !== extension) return undefined;
    hasFrame ||= kind === frame;
    at = kind === frame ? skipFrame(bytes, at, size) : skipBlocks(bytes, at + 2);
  }
  return undefined;
};
