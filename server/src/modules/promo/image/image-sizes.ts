import { crc32 } from 'node:zlib';
import type { ImageSize } from '#contract/promo/banner-places.ts';

/** After the end of an image only zeros are allowed (some programs add them), never a second file. */
const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);

const startOfImage = 0xffd8;
/** Baseline, extended and progressive: those that browsers support. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const scan = 0xda;
const end = 0xd9;

const standsAlone = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);

/** In scan data, only 0xff followed by anything but zero, 0xff or a restart marker begins a marker. */
const skipScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
};

const readFrame = (segment: Buffer): ImageSize | undefined => {
  if (segment.length < 6 || segment.length !== 6 + 3 * (segment[5] ?? 0)) return undefined;
  return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
};

type Segment = { readonly marker: number; readonly data: Buffer; readonly next: number };

const readSegment = (bytes: Buffer, from: number): Segment | undefined => {
  let at = from;
  // Markers may be preceded by any number of fill bytes.
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
  const begin = at + 4;
  if (marker === end) return { marker, data: bytes.subarray(0, 0), next: at + 2 };
  if (standsAlone(marker) || otherFrames.has(marker) || begin > bytes.length) return undefined;
  const next = at + 2 + bytes.readUInt16BE(at + 2);
  if (next < begin || next > bytes.length) return undefined;
  return { marker, data: bytes.subarray(begin, next), next: marker === scan ? skipScan(bytes, next) : next };
};

/** The size in the headers of a structurally complete JPEG. Nothing is decoded. */
export const readJpeg = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return undefined;
  const sizes: (ImageSize | undefined)[] = [];
  let hasScan = false;
  for (let one = readSegment(bytes, 2); one; one = readSegment(bytes, one.next)) {
    if (one.marker === end)
      return hasScan && sizes.length === 1 && isPadding(bytes.subarray(one.next)) ? sizes[0] : undefined;
    if (frames.has(one.marker)) sizes.push(readFrame(one.data));
    hasScan ||= one.marker === scan;
  }
  return undefined;
};

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const around = 12;

type Chunk = { readonly type: string; readonly data: Buffer; readonly next: number };

const readChunk = (bytes: Buffer, at: number): Chunk | undefined => {
  if (at + around > bytes.length) return undefined;
  const next = at + around + bytes.readUInt32BE(at);
  if (next > bytes.length || crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4))
    return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, next - 4), next };
};

/** The size in the header of a structurally complete PNG. Nothing is decoded. */
export const readPng = (bytes: Buffer): ImageSize | undefined => {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const header = readChunk(bytes, signature.length);
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  let hasPixels = false;
  for (let chunk = readChunk(bytes, header.next); chunk; chunk = readChunk(bytes, chunk.next)) {
    if (chunk.type === 'IHDR') return undefined;
    if (chunk.type === 'IEND') return hasPixels && isPadding(bytes.subarray(chunk.next)) ? size : undefined;
    hasPixels ||= chunk.type === 'IDAT';
  }
  return undefined;
};

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
