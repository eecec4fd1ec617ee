// Breaks a cluster on this machine while drivers book and an operator works:
// npm run test:cluster [-- --seeds 10] [-- --from 4] [-- --only <part of a fault's name>].
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../tools/lib/paths.ts';
import { ensureWebBuilt } from '../../tools/lib/web-build.ts';
import { prepareOldVersion } from '../support/old-version.ts';
import { addNetwork, on, removeNetwork } from './network.ts';
import { findPrograms } from './programs.ts';

try {
  findPrograms();
  await ensureWebBuilt();
  prepareOldVersion();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
addNetwork();
process.on('exit', removeNetwork);
const command = [process.execPath, inRoot('bench/cluster/main.ts'), ...process.argv.slice(2)];
const test = spawn('ip', [...on('app'), ...command], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => test.kill(signal));
const [code] = await once(test, 'exit');
process.exitCode = code ?? 1;
