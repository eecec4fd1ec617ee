import { inRoot } from './lib/paths.ts';
import { start } from './lib/run-process.ts';

const args = process.argv.slice(2);
process.exitCode = await start(process.execPath, [inRoot('bench/cluster/run.ts'), ...args]).exit;
