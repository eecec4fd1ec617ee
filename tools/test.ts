import { mkdir, rm } from 'node:fs/promises';
import { runSteps, steps } from './check/steps.ts';
import { addCounts, type Counts, noCounts, playwrightCounts, vitestCounts } from './lib/counts.ts';
import { ensureChromium } from './lib/ensure-chromium.ts';
import { inRoot } from './lib/paths.ts';
import { isStopping, start, tool } from './lib/run-process.ts';

type Stage = { readonly name: string; run(): Promise<Counts> };

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
    const failures = (await runSteps(steps)).filter(({ isRight }) => !isRight).map(({ name }) => name);
    return { passed: steps.length - failures.length, failed: failures.length, skipped: 0, failures };
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

const stages: readonly Stage[] = [check, vitest('unit'), vitest('server'), browser];

type Result = { readonly name: string; readonly counts: Counts; readonly seconds: number };

const runStage = async ({ name, run }: Stage): Promise<Result> => {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const began = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...noCounts, failed: 1 };
  });
  return { name, counts, seconds: (performance.now() - began) / 1000 };
};

const sentence = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const printSummary = (results: readonly Result[], total: Counts) => {
  console.log(`\n── summary ${'─'.repeat(65)}`);
  for (const { name, counts, seconds } of results)
    console.log(
      `${counts.failed > 0 ? '✘' : '✔'} ${name.padEnd(18)}${sentence(counts).padEnd(36)}${seconds.toFixed(1).padStart(7)} s`,
    );
  for (const failure of total.failures) console.log(`  ✘ ${failure}`);
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  console.log(`\n${sentence(total)} in ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`);
};

const chooseStages = (args: readonly string[]): readonly Stage[] => {
  if (args.length === 0) return stages;
  const names = args.filter((arg) => arg !== '--only');
  return stages.filter(({ name }) => names.some((prefix) => name.startsWith(prefix)));
};

const chosen = chooseStages(process.argv.slice(2));
if (chosen.length === 0) {
  console.error(`Usage: npm test [-- --only <${stages.map(({ name }) => name).join(' | ')}> …]`);
  process.exit(1);
}

const results: Result[] = [];
for (const stage of chosen) {
  if (isStopping()) break;
  results.push(await runStage(stage));
}
const total = addCounts(results.map(({ counts }) => counts));
if (!isStopping()) {
  printSummary(results, total);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
