import { admin } from '../server/src/command-line/admin.ts';
import { withQuestions } from './lib/ask.ts';
import { complain } from './lib/complain.ts';

try {
  await withQuestions((ask) => admin(process.argv.slice(2), { env: process.env, ask, say: console.log }));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
