import { open, readFile } from 'node:fs/promises';
import { type PublishedHead, publishedHead } from '#contract/queue/queue-log.ts';

export type HeadsFile = {
  readonly heads: readonly PublishedHead[];
  /** Line numbers, from 1, that do not parse as a head. */
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

/** Appends and syncs to disk. If the day, or the draw, already has a head, keeps and returns that one. */
export const addHead = async (file: string, head: PublishedHead): Promise<PublishedHead> => {
  const text = await readIfThere(file);
  const recorded = readHeads(text).heads.find(({ date, draw }) =>
    head.draw === undefined ? draw === undefined && date === head.date : draw === head.draw,
  );
  if (recorded) return recorded;
  // If a crash cut the last line short, start a new one.
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
