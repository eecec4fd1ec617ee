import { runSteps, steps } from './check/steps.ts';
import { isStopping } from './lib/run-process.ts';

const [only = ''] = process.argv.slice(2);
const results = await runSteps(steps.filter(({ name }) => name.includes(only)));
const isRight = results.length > 0 && results.every((result) => result.isRight);
if (!isStopping()) process.exitCode = isRight ? 0 : 1;
