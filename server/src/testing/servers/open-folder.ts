import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const createOpenFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'oktet-test-'));
  chmodSync(folder, 0o755);
  return folder;
};
