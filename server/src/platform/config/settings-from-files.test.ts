import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../load-config.ts';
import { faultsOf } from '../../testing/config-faults.ts';
import { createTestFolder } from '../../testing/test-folder.ts';

test('a secret comes from the file that its setting with _FILE names', async () => {
  const file = join(await createTestFolder(), 'secret');
  await writeFile(file, 'k3Hq9vTz1LpW7yRb5NcX2mJd8GfS4aQe\n');
  expect(loadConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe('k3Hq9vTz1LpW7yRb5NcX2mJd8GfS4aQe');
  expect(faultsOf({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'another' })).toContain(
    'AUTH_SECRET_FILE: AUTH_SECRET is given as well: one of them',
  );
});

test('a file that is missing is named among the other faults', () => {
  expect(faultsOf({ SMTP_URL_FILE: '/nowhere/smtp', PORT: 'http' })).toEqual([
    'SMTP_URL_FILE: /nowhere/smtp does not exist',
    expect.stringMatching(/^PORT: /),
  ]);
});

test('a setting that is a file itself is not read as a value', async () => {
  const file = join(await createTestFolder(), 'regulations.pdf');
  await writeFile(file, '%PDF');
  expect(loadConfig({ REGULATIONS_FILE: file }).site.regulationsFile).toBe(file);
});
