import { constants, crc32, deflateRawSync } from 'node:zlib';

type Entry = { readonly name: Buffer; readonly offset: number; crc: number; packed: number; size: number };

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };
/** Version needed to extract: 2.0, for deflate. */
const version = 20;
/** Sizes follow in a descriptor; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the earliest date: no need to tell the real one. */
const date = 0x0021;

/** An empty final deflate block. */
const lastBlock = Buffer.from([0x03, 0x00]);

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const localHeader = ({ name }: Entry) => [
  numbers([4, signatures.local], [2, version], [2, flags], [2, deflated], [2, 0], [2, date]),
  numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
  name,
];

const descriptor = ({ crc, packed, size }: Entry) =>
  numbers([4, signatures.descriptor], [4, crc], [4, packed], [4, size]);

const centralHeader = ({ name, offset, crc, packed, size }: Entry) => [
  numbers([4, signatures.central], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, date]),
  numbers([4, crc], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]),
  numbers([4, offset]),
  name,
];

const end = (entries: number, size: number, offset: number) => [
  numbers([4, signatures.end], [2, 0], [2, 0], [2, entries], [2, entries], [4, size], [4, offset], [2, 0]),
];

/** Synchronous: libuv's pool would run at the server's normal priority. */
const pack = (bytes: Uint8Array) => deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });

const longestBlock = 0xffff;

/** Blocks of deflate that hold their bytes as they are: a kind, the length, and its complement. */
const store = (bytes: Uint8Array): Buffer => {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += longestBlock) {
    const block = bytes.subarray(at, at + longestBlock);
    const { length } = block;
    blocks.push(Buffer.from([0]), numbers([2, length], [2, longestBlock - length]), block);
  }
  return Buffer.concat(blocks);
};

export type ZipContent = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** `isPacked`: pictures, PDFs and sheets are packed already, so packing them again would only cost time. */
export type ZipFile = readonly [name: string, content: ZipContent, options?: { readonly isPacked: true }];

/** Streams, so memory does not grow with the files. At most 4 GB and 65,535 files in all. */
export async function* writeZip(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let written = 0;
  const counted = (...parts: readonly Buffer[]) => {
    const bytes = Buffer.concat(parts);
    written += bytes.length;
    return bytes;
  };
  for await (const [path, content, options] of files) {
    const toBlocks = options?.isPacked ? store : pack;
    const entry: Entry = { name: Buffer.from(path), offset: written, crc: 0, packed: 0, size: 0 };
    entries.push(entry);
    yield counted(...localHeader(entry));
    const begin = written;
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield counted(toBlocks(bytes));
    }
    entry.packed = written - begin + lastBlock.length;
    yield counted(lastBlock, descriptor(entry));
  }
  const start = written;
  const central = counted(...entries.flatMap(centralHeader));
  yield Buffer.concat([central, ...end(entries.length, central.length, start)]);
}
