import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line per failure. They are printed at the end, where even a truncated log has them. */
  readonly failures: readonly string[];
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
});

const firstLine = (text: string | undefined) => text?.split('\n', 1)[0] ?? '';

/** The file failed without a failed test: it could not be loaded or set up. */
const isBroken = ({ status, assertionResults }: JsonTestResult) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

const failuresInFile = (testFile: JsonTestResult): readonly string[] => {
  const file = relative(process.cwd(), testFile.name);
  if (isBroken(testFile)) return [`${file}: ${firstLine(testFile.message)}`];
  return testFile.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
};

const countVitest = (report: JsonTestResults): Counts => {
  const broken = report.testResults.filter(isBroken);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresInFile),
  };
};

const failureOf = ({ file, title, tests = [] }: JSONReportSpec): string => {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
  const { message, location } = errors[0] ?? {};
  const place = location ? `${file}:${location.line}` : file;
  return `${place} › ${title}: ${stripVTControlCharacters(firstLine(message))}`;
};

const failuresIn = ({ specs = [], suites = [] }: Partial<JSONReportSuite>): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(failureOf),
  ...suites.flatMap(failuresIn),
];

const countPlaywright = ({ stats, errors, suites = [] }: JSONReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
  failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => firstLine(message))],
});

/** Counts one failure if the run failed without reporting any, or ran no test. */
const settle = (counts: Counts, code: number): Counts => {
  const nothingRun = counts.passed + counts.failed === 0;
  const unexplained = code !== 0 && counts.failed === 0;
  return nothingRun || unexplained ? { ...counts, failed: counts.failed + 1 } : counts;
};

const readReport = <T>(file: string, count: (report: T) => Counts): Counts => {
  if (!existsSync(file)) return noCounts;
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return noCounts;
  }
};

export const vitestCounts = (file: string, code: number): Counts =>
  settle(readReport(file, countVitest), code);

export const playwrightCounts = (file: string, code: number): Counts =>
  settle(readReport(file, countPlaywright), code);
