import { readFile } from 'node:fs/promises';
import { inRoot } from '../../tools/lib/paths.ts';

/** The set-up key, which the server prints when it starts. */
export const printedKey = async (name: string): Promise<string> => {
  const printed = await readFile(inRoot(`.cache/${name}.log`), 'utf8');
  const key = /\/board\/setup#([\w-]+)/.exec(printed)?.[1];
  if (key === undefined) throw new Error('The server printed no key');
  return key;
};
