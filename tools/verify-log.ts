import { usage, verifyLogCommand } from '../server/src/command-line/verify-log.ts';
import { complain } from './lib/complain.ts';

try {
  process.exitCode = await verifyLogCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  complain(error, usage);
  process.exitCode = 2;
}
