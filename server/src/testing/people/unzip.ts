import { inflateRawSync } from 'node:zlib';

/** Reads a ZIP by its central directory, as most programs do. */
export const unzip = (bytes: Buffer): Map<string, Buffer> => {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const begin = local + 30 + bytes.readUInt16LE(local + 26);
    files.set(name, inflateRawSync(bytes.subarray(begin, begin + packed)));
    at += 46 + nameLength;
  }
  return files;
};
