import { once } from 'node:events';
import { connect } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
  readonly bytes: number;
};

export type Line = { ask(request: string): Promise<Answer>; close(): void };

type Request = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** A serialized request, built in advance so that building it is not measured. */
export const wireRequest = ({ method = 'GET', path, headers = {}, body }: Request): string => {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} /oktet/api/v1${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
};

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

const parse = (received: Buffer): Answer | undefined => {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const start = end + headEnd.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = length === undefined && /\r\ntransfer-encoding: chunked/i.test(head);
  const isWhole = isChunked
    ? received.length - start >= lastChunk.length && received.subarray(-lastChunk.length).equals(lastChunk)
    : received.length - start >= Number(length ?? 0);
  if (!isWhole) return undefined;
  return { status: Number(head.slice(9, 12)), head, body: received.subarray(start), bytes: received.length };
};

/** Rejects if the connection is refused. A broken connection rejects the pending request. */
export const openLine = async (port: number): Promise<Line> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let received: Buffer[] = [];
  let waiting: PromiseWithResolvers<Answer> | undefined;
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the connection was closed')));
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    const answer = parse(received.length === 1 ? chunk : Buffer.concat(received));
    if (!answer) return;
    received = [];
    const asked = waiting;
    waiting = undefined;
    asked?.resolve(answer);
  });
  return {
    ask: (request) => {
      waiting = Promise.withResolvers<Answer>();
      if (socket.destroyed) fail(new Error('the connection was closed'));
      else socket.write(request);
      return waiting?.promise ?? Promise.reject(new Error('the connection was closed'));
    },
    close: () => socket.destroy(),
  };
};
