import { inRoot } from './lib/paths.ts';
import { start } from './lib/run-process.ts';

process.exitCode = await start(process.execPath, [inRoot('e2e/pictures/shots.ts'), ...process.argv.slice(2)])
  .exit;
