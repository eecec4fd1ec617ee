import { mkdir, rm } from 'node:fs/promises';
import { runSteps } from '../check/run-steps.ts';
import { steps } from '../check/steps.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { inRoot } from '../lib/paths.ts';
import { start, tool } from '../lib/run-process.ts';
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';

export type Stage = { readonly name: string; run(): Promise<Counts> };

const reports = inRoot('.cache/reports');

const freshReport = async (name: string) => {
  const file = `${reports}/${name}.json`;
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  return file;
};

const check: Stage = {
  name: 'check',
  run: async () => {
    const results = await runSteps(steps, 2);
    const failed = results.filter(({ problems }) => problems.length > 0);
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      skipped: 0,
      failures: failed.map(({ name }) => name),
    };
  },
};

const vitest = (project: string): Stage => ({
  name: project,
  run: async () => {
    const file = await freshReport(project);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await start(tool('vitest'), ['run', '--project', project, ...reporters]).exit;
    return vitestCounts(file, code);
  },
});

const browser: Stage = {
  name: 'browser',
  run: async () => {
    const chromium = await ensureChromium();
    const file = await freshReport('browser');
    const env = { OKTET_REPORT: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
    return playwrightCounts(file, await start(tool('playwright'), ['test'], env).exit);
  },
};

export const stages: readonly Stage[] = [check, vitest('unit'), vitest('server'), browser];
