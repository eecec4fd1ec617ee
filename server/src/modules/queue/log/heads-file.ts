import { open, readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { day } from '#contract/common.ts';
import { logHead } from '#contract/queue/queue-log.ts';

const publishedHead = logHead.extend({ date: day });

/** The newest entry as it was when a day had ended. */
export type PublishedHead = z.infer<typeof publishedHead>;

export type HeadsFile = {
  readonly heads: readonly PublishedHead[];
  /** The numbers of lines that are no head, from 1. */
  readonly strangeLines: readonly number[];
};

const readLine = (line: string) => {
  try {
    return publishedHead.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

export const readHeads = (text: string): HeadsFile => {
  const lines = text.split('\n').map((line) => line.trim());
  const read = lines.map((line) => (line === '' ? undefined : readLine(line)));
  return {
    heads: read.filter((head) => head !== undefined),
    strangeLines: lines.flatMap((line, index) => (line !== '' && !read[index] ? [index + 1] : [])),
  };
};

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Adds a line, on the disk when this returns; a day that has its line keeps it. Returns what stands there. */
export const addHead = async (file: string, head: PublishedHead): Promise<PublishedHead> => {
  const text = await readIfThere(file);
  const known = readHeads(text).heads.find(({ date }) => date === head.date);
  if (known) return known;
  // A line that a crash cut short keeps its own line, and does not spoil this one.
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  const handle = await open(file, 'a', 0o644);
  try {
    await handle.appendFile(`${separator}${JSON.stringify(head)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return head;
};
