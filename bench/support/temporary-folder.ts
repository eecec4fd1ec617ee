import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

const removeFolder = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
};

process.on('exit', () => folders.forEach(removeFolder));
// By default a signal skips the `exit` handlers, which remove folders and child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

export type TemporaryFolder = { readonly path: string; remove(): void };

export const temporaryFolder = (): TemporaryFolder => {
  const path = mkdtempSync(join(tmpdir(), 'oktet-bench-'));
  folders.add(path);
  return { path, remove: () => removeFolder(path) };
};
