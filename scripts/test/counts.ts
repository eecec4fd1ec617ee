import { existsSync, readFileSync } from 'node:fs';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/** A file that could not be run at all has no tests to count, but it failed. */
const countVitest = (report: VitestReport): Counts => {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
});

/**
 * What a runner wrote down. A runner that failed without saying of what, or ended well without having run
 * anything, counts as one failure.
 */
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
