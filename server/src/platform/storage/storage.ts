import type { Readable } from 'node:stream';

export type ByteRange = { readonly start: number; readonly end: number };

/** Where files lie. Names are ids that we make; nothing a visitor types ever becomes a path. */
export type Storage = {
  /** Streams to the end or leaves nothing behind; returns the number of bytes. */
  write(id: string, content: Readable, signal?: AbortSignal): Promise<number>;
  /** Undefined when there is no such file. */
  read(id: string, range?: ByteRange): Promise<Readable | undefined>;
  size(id: string): Promise<number | undefined>;
  remove(id: string): Promise<void>;
};
