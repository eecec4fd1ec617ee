import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ClamdBehaviour, startClamd, virus } from '../../testing/servers/clamd-server.ts';
import { createScanner, InfectedFileError, ScannerAwayError } from './scanner.ts';

/** Waits that a busy machine can keep. A test in which clamd is silent uses shorter ones. */
const waits = { connectMs: 10_000, readMs: 10_000, verdictMs: 10_000 };
const impatient = { ...waits, readMs: 200, verdictMs: 200 };

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.stop());

const contentOf = (...chunks: readonly (string | Buffer)[]) =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const scan = (...chunks: readonly (string | Buffer)[]) =>
  buffer(createScanner(clamd.address, waits).scan(contentOf(...chunks)));

test('what is clean is passed on byte by byte, in as many chunks as it came', async () => {
  const chunks = Array.from({ length: 60 }, () => randomBytes(65_536));
  expect((await scan(...chunks)).equals(Buffer.concat(chunks))).toBe(true);
  expect(clamd.chunks).toEqual(chunks.map(() => 65_536));
  await expect.poll(clamd.open).toBe(0);
});

test('an empty file is scanned too', async () => {
  expect(await scan()).toHaveLength(0);
});

test('a virus is named, also one that lies across two chunks', async () => {
  await expect(scan('%PDF-1.7 ', virus)).rejects.toMatchObject({ signature: 'Test.Virus' });
  await expect(scan('a photo', virus.slice(0, 9), virus.slice(9), 'more')).rejects.toThrow(InfectedFileError);
});

test.each<[string, ClamdBehaviour, RegExp]>([
  ['breaks off', 'reset', /ECONNRESET|hung up/],
  ['never answers', 'hang', /no answer within 0.2 s/],
  ['speaks of an error', { says: 'stream: Can not open file ERROR' }, /Can not open file/],
  ['says something else', { says: 'OK' }, /away: OK/],
  ['speaks without end', { says: 'x'.repeat(100_000) }, /away: x{4096}$/],
])('a scanner that %s is away: nothing passes as clean', async (_name, behaviour, words) => {
  clamd.behave(behaviour);
  const failing = buffer(createScanner(clamd.address, impatient).scan(contentOf('a photo')));
  await expect(failing).rejects.toThrow(ScannerAwayError);
  await expect(failing).rejects.toThrow(words);
});

test('more than clamd accepts is not clean', async () => {
  const strict = await startClamd({ streamMaxLength: 100_000 });
  const content = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(65_536)));
  await expect(buffer(createScanner(strict.address, waits).scan(content))).rejects.toThrow(ScannerAwayError);
  await strict.stop();
});

test('a scanner that stops reading is given up', async () => {
  const { createServer } = await import('node:net');
  const deaf = createServer((socket) => void socket.pause()).listen(0, '127.0.0.1');
  await new Promise((resolve) => deaf.once('listening', resolve));
  const { port } = deaf.address() as { port: number };
  const endless = Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(1_000_000);
    })(),
  );
  const scanning = createScanner({ host: '127.0.0.1', port }, impatient).scan(endless);
  await expect(scanning.resume().toArray()).rejects.toThrow(/no answer within/);
  deaf.close();
});

test('nobody there: away, for a file and for a ping', async () => {
  await clamd.stop();
  await expect(scan('a photo')).rejects.toThrow(ScannerAwayError);
  await expect(createScanner(clamd.address, waits).ping()).rejects.toThrow(ScannerAwayError);
  await expect(createScanner({ path: '/nowhere/clamd.ctl' }, waits).ping()).rejects.toThrow(/ENOENT/);
  clamd = await startClamd({ port: clamd.address.port });
  await createScanner(clamd.address, waits).ping();
});

test('a file whose sender breaks off is told as it is, and the connection is closed', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(buffer(createScanner(clamd.address, waits).scan(broken))).rejects.toThrow('cut');
  await expect.poll(clamd.open).toBe(0);
});

test('a slow sender is not the fault of the scanner', async () => {
  const { readMs } = impatient;
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      await new Promise((resolve) => setTimeout(resolve, 2 * readMs));
      yield Buffer.from('whole');
    })(),
  );
  expect(String(await buffer(createScanner(clamd.address, { ...waits, readMs }).scan(slow)))).toBe(
    'halfwhole',
  );
});
