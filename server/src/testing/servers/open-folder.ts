import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that every user can pass through, wherever the checkout lies. */
export const createOpenFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'oktet-test-'));
  chmodSync(folder, 0o755);
  return folder;
};
