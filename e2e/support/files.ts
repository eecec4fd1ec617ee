import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const jpegStart = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Files begin like a JPEG or PDF, because the widget looks only at the leading bytes. They lie on disk, because
 * passing ten megabytes of content to the browser would take seconds.
 */
const fileOf = (name: string, start: Uint8Array | string, size: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'oktet-file-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, start);
  if (size > start.length) truncateSync(path, size);
  return path;
};

export const jpeg = (name: string, size = 2000) => fileOf(name, jpegStart, size);
export const pdf = (name: string, size = 2000) => fileOf(name, '%PDF-1.7\n', size);
export const text = (name: string) => fileOf(name, '<html>', 0);
