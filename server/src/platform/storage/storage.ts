import type { Readable } from 'node:stream';

/** Both ends inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Names are ids that we generate; user input never becomes a path. */
export type Storage = {
  /** All or nothing; returns the number of bytes. */
  write(id: string, content: Readable, signal?: AbortSignal): Promise<number>;
  read(id: string, range?: ByteRange): Promise<Readable | undefined>;
  size(id: string): Promise<number | undefined>;
  /** Also removes the partial file of an upload cut off by a crash. */
  remove(id: string): Promise<void>;
};

export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super('The file storage is away', { cause });
    this.name = 'StorageAwayError';
  }
}

export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('There is no room left for files', { cause });
    this.name = 'StorageFullError';
  }
}

/** Disk, quota or file size limit. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const writeFault = (error: unknown): unknown =>
  noRoom.has((error as NodeJS.ErrnoException).code ?? '') ? new StorageFullError(error) : error;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Spread over 256 folders by the last two digits, which are random. */
export const keyOf = (id: string): readonly [folder: string, name: string] => {
  if (!idPattern.test(id)) throw new Error('A stored file is named by an id');
  return [id.slice(-2), id];
};
