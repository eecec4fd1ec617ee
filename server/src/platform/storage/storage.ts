import type { Readable } from 'node:stream';

/** Both ends belong to it. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where files lie. Names are ids that we make; nothing a visitor types ever becomes a path. */
export type Storage = {
  /** Streams to the end or leaves nothing behind; returns the number of bytes. */
  write(id: string, content: Readable, signal?: AbortSignal): Promise<number>;
  /** Undefined when there is no such file. */
  read(id: string, range?: ByteRange): Promise<Readable | undefined>;
  size(id: string): Promise<number | undefined>;
  /** Also what an upload that ended with the machine left behind. */
  remove(id: string): Promise<void>;
};

/** The storage cannot be reached: nothing is wrong with the request. */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super('The file storage is away', { cause });
    this.name = 'StorageAwayError';
  }
}

/** There is no room left where files are written. */
export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('There is no room left for files', { cause });
    this.name = 'StorageFullError';
  }
}

/** The disk is full, or what this user or this process may have of it. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A failure to write, with its meaning if it has one. */
export const writeFault = (error: unknown): unknown =>
  noRoom.has((error as NodeJS.ErrnoException).code ?? '') ? new StorageFullError(error) : error;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Spread over 256 folders by its last digits, which are random. */
export const keyOf = (id: string): readonly [folder: string, name: string] => {
  if (!idPattern.test(id)) throw new Error('A stored file is named by an id');
  return [id.slice(-2), id];
};
