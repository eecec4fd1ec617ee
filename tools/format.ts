import { start, tool } from './lib/run-process.ts';

process.exitCode = await start(tool('biome'), ['check', '--write', ...process.argv.slice(2)]).exit;
