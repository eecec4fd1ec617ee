import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { openBoundedLog } from './bounded-log.ts';

test('a log is begun anew when it is full, and the one before is kept', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'postgresql.log');
  const log = openBoundedLog(file, 10);
  for (const line of ['first line\n', 'second line\n', 'third line\n']) log(line);
  expect(readFileSync(file, 'utf8')).toBe('third line\n');
  expect(readFileSync(`${file}.old`, 'utf8')).toBe('second line\n');
  openBoundedLog(file, 100)('fourth line\n');
  expect(readFileSync(file, 'utf8')).toBe('third line\nfourth line\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
