import type { ImageSize } from '#contract/promo/banner-places.ts';
import { isPadding } from './is-padding.ts';

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
