import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { admin } from '../server/src/command-line/admin.ts';
import type { Ask } from '../server/src/command-line/admin-options.ts';
import { complain } from './lib/complain.ts';

/** Reads piped lines too. The answer is empty at the end of the input, and a hidden one is not echoed. */
const withQuestions = async <T>(work: (ask: Ask) => Promise<T>): Promise<T> => {
  let isMuted = false;
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const input = createInterface({
    input: process.stdin,
    output: echo,
    terminal: process.stdin.isTTY === true,
  });
  const lines = input[Symbol.asyncIterator]();
  try {
    return await work(async (question, { hidden = false } = {}) => {
      process.stdout.write(question);
      isMuted = hidden;
      const { value } = await lines.next();
      isMuted = false;
      if (hidden) process.stdout.write('\n');
      return String(value ?? '');
    });
  } finally {
    input.close();
  }
};

try {
  await withQuestions((ask) => admin(process.argv.slice(2), { env: process.env, ask, say: console.log }));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
