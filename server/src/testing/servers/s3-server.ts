import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../platform/storage/storage-settings.ts';

export type S3Server = { readonly folder: string; readonly settings: S3Settings; close(): Promise<void> };

const bucket = 'oktet-files';
const credentials = { accessKeyId: 'tester', secretAccessKey: 'a secret of the tests' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const signed =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** Checks AWS Signature Version 4 by computing it again. */
const isSigned = ({ method, url = '', headers }: IncomingMessage): boolean => {
  const [, keyId, day = '', region = '', names = '', signature] =
    signed.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [method, pathname, searchParams, lines.join(''), names, headers['x-amz-content-sha256']];
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request.join('\n'))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day));
  return keyId === credentials.accessKeyId && hmac(key, text).toString('hex') === signature;
};

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);

/** Renames the file only when it is complete, so that an interrupted upload leaves nothing. */
const store = async (request: IncomingMessage, response: ServerResponse, file: string) => {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(request, createWriteStream(part));
    await rename(part, file);
    response.end();
  } catch {
    await rm(part, { force: true });
    response.destroy();
  }
};

const give = async (request: IncomingMessage, response: ServerResponse, file: string) => {
  const size = (await stat(file).catch(() => undefined))?.size;
  if (size === undefined) return refuse(response, 404, 'NoSuchKey');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const range = from === undefined ? undefined : { start: Number(from), end: Math.min(Number(to), size - 1) };
  response.writeHead(range ? 206 : 200, { 'Content-Length': range ? range.end - range.start + 1 : size });
  if (request.method === 'HEAD') return response.end();
  return pipeline(createReadStream(file, range), response);
};

export const startS3Server = async (): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-s3-'));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://s3');
    const file = join(folder, pathname);
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return store(request, response, file);
    if (request.method !== 'DELETE') return give(request, response, file);
    await rm(file, { force: true });
    return response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      credentials,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
