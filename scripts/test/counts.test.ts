import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCounts, playwrightCounts, vitestCounts } from './counts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oktet-counts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (report: unknown) => {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(report));
  return file;
};

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const playwrightStats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

test('what the runners wrote is what is counted', async () => {
  const unit = await written({ ...vitestReport, testResults: [] });
  const browser = await written({ stats: { ...playwrightStats, unexpected: 1, flaky: 1 }, errors: [] });
  const counts = [vitestCounts(unit, 0), playwrightCounts(browser, 1)];
  expect(addCounts(counts)).toEqual({ passed: 9, failed: 2, skipped: 1 });
});

test('a file that could not be run is a failure', async () => {
  const broken = { status: 'failed', assertionResults: [] };
  const report = await written({ ...vitestReport, testResults: [broken] });
  expect(vitestCounts(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test('an error outside of all tests is a failure', async () => {
  const report = await written({ stats: playwrightStats, errors: [{ message: 'the server did not start' }] });
  expect(playwrightCounts(report, 1).failed).toBe(1);
});

test('a runner that fails without a reason, or runs nothing, is a failure', async () => {
  expect(vitestCounts(await written({ ...vitestReport, testResults: [] }), 1).failed).toBe(1);
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const nothing = await written({ stats: { ...playwrightStats, expected: 0 }, errors: [] });
  expect(playwrightCounts(nothing, 0).failed).toBe(1);
});
