import { runSteps } from './check/run-steps.ts';
import { steps } from './check/steps.ts';
import { isStopping } from './lib/run-process.ts';

const [only] = process.argv.slice(2);
const chosen = only ? steps.filter(({ name }) => name.includes(only)) : steps;
const results = await runSteps(chosen, 2);
const failed = results.filter(({ problems }) => problems.length > 0);
if (!isStopping()) process.exitCode = failed.length === 0 && results.length > 0 ? 0 : 1;
