import { readFile } from 'node:fs/promises';
import { inRoot } from '../../tools/lib/paths.ts';

/** What whoever starts the server reads in its window. */
export const printedKey = async (name: string): Promise<string> => {
  const printed = await readFile(inRoot(`.cache/${name}.log`), 'utf8');
  const key = /\/board\/setup#([\w-]+)/.exec(printed)?.[1];
  if (key === undefined) throw new Error('The server printed no key');
  return key;
};
