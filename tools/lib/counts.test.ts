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
  expect(addCounts(counts)).toMatchObject({ passed: 9, failed: 2, skipped: 1 });
});

test('a file that could not be run is a failure', async () => {
  const broken = {
    name: `${process.cwd()}/a.test.ts`,
    status: 'failed',
    message: 'No such file\nat x',
    assertionResults: [],
  };
  const report = await written({ ...vitestReport, testResults: [broken] });
  expect(vitestCounts(report, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    failures: ['a.test.ts: No such file'],
  });
});

test('a file whose tests could not be prepared is a failure and is named', async () => {
  const unprepared = {
    name: `${process.cwd()}/c.test.ts`,
    status: 'failed',
    message: 'Hook timed out',
    assertionResults: [{ status: 'skipped', fullName: 'never run' }],
  };
  const report = await written({ ...vitestReport, testResults: [unprepared] });
  expect(vitestCounts(report, 1)).toMatchObject({ failed: 1, failures: ['c.test.ts: Hook timed out'] });
});

test('an error outside of all tests is a failure', async () => {
  const report = await written({ stats: playwrightStats, errors: [{ message: 'the server did not start' }] });
  expect(playwrightCounts(report, 1).failed).toBe(1);
});

test('a runner that fails without a reason, or runs nothing, is a failure', async () => {
  expect(vitestCounts(await written({ ...vitestReport, testResults: [] }), 1).failed).toBe(1);
  expect(vitestCounts(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  const nothing = await written({ stats: { ...playwrightStats, expected: 0 }, errors: [] });
  expect(playwrightCounts(nothing, 0).failed).toBe(1);
});

test('every failure is named with the first line of its reason', async () => {
  const failing = { status: 'failed', fullName: 'a place is sold once', failureMessages: ['twice\nat y'] };
  const passing = { status: 'passed', fullName: 'fine' };
  const file = {
    name: `${process.cwd()}/b.test.ts`,
    status: 'failed',
    assertionResults: [failing, passing],
  };
  const server = await written({ ...vitestReport, numFailedTests: 1, testResults: [file] });
  const error = { message: '\u001b[31mnot visible\u001b[39m\nat z', location: { line: 12 } };
  const tests = [{ results: [{ error }] }];
  const spec = { ok: false, file: 'pass.spec.ts', title: 'A pass opens', tests };
  const suites = [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }];
  const browser = await written({ stats: { ...playwrightStats, unexpected: 1 }, errors: [], suites });
  const counts = [vitestCounts(server, 1), playwrightCounts(browser, 1)];
  expect(addCounts(counts).failures).toEqual([
    'b.test.ts › a place is sold once: twice',
    'pass.spec.ts:12 › A pass opens: not visible',
  ]);
});
