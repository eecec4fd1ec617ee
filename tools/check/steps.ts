import { checkAdvisories } from '../lib/advisories.ts';
import { capture, isStopping, tool } from '../lib/run-process.ts';
import { checkBundleSize } from './bundle-size.ts';
import { checkImports } from './imports.ts';
import { findLiteralText } from './literal-text.ts';
import { checkLocales } from './locales.ts';
import { checkFileLength, checkFolderSize } from './sizes.ts';
import { parseSource, readSources } from './syntax.ts';

type Outcome = { readonly problems: readonly string[]; readonly note?: string };
type Step = { readonly name: string; run(): Promise<Outcome> };

const program = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await capture(tool(command), args);
    return { problems: code === 0 ? [] : [output.trim() || `${command} ended with code ${code}`] };
  },
});

/** Parallel checkers each resolve shared types again: four took 40 s of CPU time, one takes 22. */
const types = (part: string, project: string): Step =>
  program(`types of the ${part}`, 'tsc', '-p', project, '--checkers', '1');

const literalText = async (): Promise<Outcome> => {
  const sources = await readSources(['web/src', 'server/src', 'contract/src', 'kernel/src']);
  const findings = await Promise.all(
    sources.map(async (source) => findLiteralText(await parseSource(source))),
  );
  return { problems: findings.flat(), note: `${sources.length} files` };
};

/** The longest steps come first, because two run at a time. */
export const steps: readonly Step[] = [
  types('web', 'web/tsconfig.json'),
  { name: 'bundle size', run: checkBundleSize },
  types('server', 'tsconfig.json'),
  types('workers', 'web/worker/tsconfig.json'),
  { name: 'import rules', run: () => checkImports() },
  program('dead code', 'knip', '--no-progress'),
  program('format and lint', 'biome', 'check', '--error-on-warnings'),
  { name: 'locale keys', run: async () => ({ problems: await checkLocales() }) },
  { name: 'literal text', run: literalText },
  { name: 'advisories', run: checkAdvisories },
  { name: 'file length', run: async () => ({ problems: await checkFileLength() }) },
  { name: 'folder size', run: async () => ({ problems: await checkFolderSize() }) },
];

const runStep = async ({ name, run }: Step) => {
  const began = performance.now();
  const { problems, note } = await run().catch(
    (error: unknown): Outcome => ({ problems: [error instanceof Error ? error.message : String(error)] }),
  );
  const isRight = problems.length === 0;
  const time = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${isRight ? '✔' : '✘'} ${name.padEnd(20)} ${time}${note ? `  ${note}` : ''}`);
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '    '));
  return { name, isRight };
};

export const runSteps = async (chosen: readonly Step[]) => {
  const waiting = [...chosen];
  const results: { readonly name: string; readonly isRight: boolean }[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step && !isStopping(); step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  return results;
};
