import { crc32 } from 'node:zlib';
import type { ImageSize } from '#contract/promo/banner-places.ts';
import { isPadding } from './is-padding.ts';

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
