import { inRoot } from './lib/paths.ts';
import { start } from './lib/run-process.ts';

process.exitCode = await start(process.execPath, [inRoot('server/src/clamav.long.ts')]).exit;
