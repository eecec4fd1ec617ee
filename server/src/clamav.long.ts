// Uploads files to an instance that a real clamd (Debian's package `clamav-daemon`) scans with a signature file of
// its own, which knows the harmless test file of EICAR alone. Takes about a minute.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { freePort } from './platform/db/embedded/free-port.ts';
import { createScanner, InfectedFileError, ScannerAwayError } from './platform/storage/scanner.ts';
import { startCrashablePostgres } from './testing/databases/crashable-postgres.ts';
import { createVisitor } from './testing/people/test-visitor.ts';
import {
  jpegBytes,
  listFileRows,
  listStoredFiles,
  padded,
  pdfBytes,
  upload,
} from './testing/people/upload.ts';
import { createTestApp } from './testing/test-app.ts';

/** In two parts, so that scanners on developers' machines leave this file alone. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const patienceMs = 20_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'oktet-clamav-'));
const socket = join(folder, 'clamd.ctl');
const port = await freePort();
await mkdir(join(folder, 'signatures'));
// The first signature knows the file by its hash, the second its text within a file or in what clamd unpacks.
await writeFile(join(folder, 'signatures/oktet.hdb'), '44d88612fea8a8f36de82e1278abb02f:68:Oktet.Eicar\n');
await writeFile(
  join(folder, 'signatures/oktet.ndb'),
  `Oktet.EicarInside:0:*:${Buffer.from(eicar).toString('hex')}\n`,
);
await writeFile(
  join(folder, 'clamd.conf'),
  [
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    `LocalSocket ${socket}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 25M',
    'Foreground yes',
  ].join('\n'),
);
const overTcp = createScanner({ host: '127.0.0.1', port });
const overSocket = createScanner({ path: socket });

const startClamd = async (): Promise<ChildProcess> => {
  const clamd = spawn('clamd', ['-c', join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  clamd.on('error', () => {
    say('clamd is missing: install the package `clamav-daemon`.');
    process.exit(1);
  });
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    const isThere = await Promise.all([overTcp.ping(), overSocket.ping()]).then(
      () => true,
      () => false,
    );
    if (isThere) return clamd;
  }
  throw new Error('clamd did not start');
};

const stopClamd = async (clamd: ChildProcess) => {
  clamd.kill('SIGTERM');
  await once(clamd, 'exit');
};

const drain = (content: Readable) => content.resume().toArray();

let clamd = await startClamd();
const postgres = await startCrashablePostgres([]);
const database = { url: postgres.url, drop: async () => undefined };
const app = await createTestApp({ database, env: { CLAMAV_ADDRESS: `127.0.0.1:${port}` } });
try {
  const driver = await createVisitor(app);
  const send = (name: string, content: Buffer) => upload(app, driver.authorization, { name, content });
  const kept = async () => [(await listFileRows(app)).length, (await listStoredFiles(app)).length];

  for (const scanner of [overTcp, overSocket])
    await assert.rejects(drain(scanner.scan(Readable.from([Buffer.from(eicar)]))), InfectedFileError);
  say('EICAR is found by TCP and by the socket');

  const photo = padded(jpegBytes, 9_999_999);
  assert.equal((await send('photo.jpg', photo)).statusCode, 201);
  say('a clean photo of 10 MB is kept');

  const packed = deflateSync(eicar);
  const infected = {
    'photo.jpg': Buffer.concat([photo.subarray(0, 5_000_000), Buffer.from(eicar)]),
    'document.pdf': Buffer.concat([
      pdfBytes,
      Buffer.from(`1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
    ]),
  };
  for (const [name, content] of Object.entries(infected)) {
    const answer = await send(name, content);
    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'FILE_INFECTED'], name);
    assert.deepEqual(await kept(), [1, 1], name);
    say(`EICAR inside of ${name} is refused, and nothing is kept`);
  }

  const tooMuch = Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(65_536)));
  await assert.rejects(drain(overTcp.scan(tooMuch)), ScannerAwayError);
  say('more than clamd takes is not clean');

  const trickle = async function* () {
    for (let part = 0; part < 4; part += 1) {
      yield Buffer.from(jpegBytes);
      await wait(10_000);
    }
  };
  await drain(overTcp.scan(Readable.from(trickle())));
  say('an upload of 40 s is waited for');

  await stopClamd(clamd);
  const refused = await send('photo.jpg', photo);
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'SCANNER_AWAY']);
  assert.equal((await app.server.inject('/health/ready')).json().status, 'degraded');
  clamd = await startClamd();
  await app.scannerWatch.look();
  assert.deepEqual((await app.server.inject('/health/ready')).json(), { status: 'ok' });
  assert.equal((await send('photo.jpg', photo)).statusCode, 201);
  say('while clamd is away uploads are refused; once it is back they are taken');
} finally {
  await app.close();
  await postgres.stop();
  await stopClamd(clamd);
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
