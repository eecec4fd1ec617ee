import { Buffer } from 'node:buffer';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];

/** The smallest thing that a browser shows as a JPEG is larger than what the widget looks at: its leading bytes. */
const fileOf = (name: string, mimeType: string, start: Uint8Array | number[], size: number) => {
  const buffer = Buffer.alloc(Math.max(size, start.length));
  buffer.set(start);
  return { name, mimeType, buffer };
};

export const jpeg = (name: string, size = 2000) => fileOf(name, 'image/jpeg', jpegStart, size);
export const pdf = (name: string, size = 2000) =>
  fileOf(name, 'application/pdf', Buffer.from('%PDF-1.7\n'), size);
export const text = (name: string) => fileOf(name, 'image/jpeg', Buffer.from('<html>'), 0);
