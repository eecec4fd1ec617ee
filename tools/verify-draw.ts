import { usage, verifyDrawCommand } from '../server/src/command-line/verify-draw.ts';
import { complain } from './lib/complain.ts';

try {
  process.exitCode = await verifyDrawCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  complain(error, usage);
  process.exitCode = 2;
}
