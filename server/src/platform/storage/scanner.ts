import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { ScannerAddress } from './scanner-settings.ts';

export class InfectedFileError extends Error {
  readonly signature: string;

  constructor(signature: string) {
    super('The file contains something harmful');
    this.name = 'InfectedFileError';
    this.signature = signature;
  }
}

export class ScannerAwayError extends Error {
  constructor(reason: string) {
    super(`The virus scanner is away: ${reason}`);
    this.name = 'ScannerAwayError';
  }
}

export type Scanner = {
  /** Passes content on as clamd reads it; fails at its end unless clamd has called all of it clean. */
  scan(content: Readable): Readable;
  ping(): Promise<void>;
};

declare module '../context/context.ts' {
  interface Services {
    readonly scanner: Scanner | undefined;
  }
}

export type ScannerWaits = {
  readonly connectMs: number;
  /** How long clamd may take to read on. The time that the sender of the file takes is not counted. */
  readonly readMs: number;
  readonly verdictMs: number;
};
const usualWaits: ScannerWaits = { connectMs: 5000, readMs: 30_000, verdictMs: 45_000 };

/** An answer is one line; whatever speaks longer is not clamd. */
const longestReply = 4096;

const openSession = async (address: ScannerAddress, { connectMs, readMs, verdictMs }: ScannerWaits) => {
  const socket = connect(address);
  let reply = '';
  let fault: string | undefined;
  socket.setEncoding('utf8').on('error', (error) => {
    fault = error.message;
  });
  socket.on('data', (text: string) => {
    reply = (reply + text).slice(0, longestReply);
  });
  const away = () => new ScannerAwayError(reply.replaceAll('\0', '').trim() || fault || 'it hung up');

  /** `close` ends every wait, because a socket that failed emits nothing else any more. */
  const awaitEvent = async (name: 'connect' | 'drain' | 'end', ms: number) => {
    const enough = new AbortController();
    const timer = setTimeout(() => {
      fault = `no answer within ${ms / 1000} s`;
      socket.destroy();
    }, ms);
    try {
      await Promise.race([name, 'close'].map((event) => once(socket, event, { signal: enough.signal })));
    } catch {
      throw away();
    } finally {
      clearTimeout(timer);
      enough.abort();
    }
  };
  const write = async (...parts: readonly (string | Buffer)[]) => {
    socket.cork();
    const isTaken = parts.map((part) => socket.write(part)).at(-1);
    socket.uncork();
    if (!isTaken && !socket.destroyed) await awaitEvent('drain', readMs);
    if (socket.destroyed) throw away();
  };
  await awaitEvent('connect', connectMs);
  if (socket.destroyed) throw away();
  return {
    write,
    /** Waits until clamd has answered and hung up. */
    readReply: async () => {
      if (!socket.destroyed) await awaitEvent('end', verdictMs);
      const whole = reply.split('\0');
      if (whole.length < 2) throw away();
      return whole[0] ?? '';
    },
    close: () => socket.destroy(),
  };
};

const lengthOf = (chunk: Buffer) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(chunk.length);
  return bytes;
};

/** Anything that is not expressly clean counts as a failure of the scanner. */
const judge = (reply: string) => {
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature !== undefined) throw new InfectedFileError(signature);
  if (reply !== 'stream: OK') throw new ScannerAwayError(reply);
};

/** Speaks to clamd: INSTREAM and PING, each on a connection of its own. */
export const createScanner = (address: ScannerAddress, waits = usualWaits): Scanner => {
  const passOn = async function* (content: Readable) {
    const session = await openSession(address, waits);
    try {
      await session.write('zINSTREAM\0');
      for await (const chunk of content as AsyncIterable<Buffer>) {
        await session.write(lengthOf(chunk), chunk);
        yield chunk;
      }
      await session.write(lengthOf(Buffer.alloc(0)));
      judge(await session.readReply());
    } finally {
      session.close();
    }
  };
  return {
    scan: (content) => Readable.from(passOn(content), { objectMode: false }),
    ping: async () => {
      const session = await openSession(address, { ...waits, verdictMs: waits.connectMs });
      try {
        await session.write('zPING\0');
        const reply = await session.readReply();
        if (reply !== 'PONG') throw new ScannerAwayError(reply);
      } finally {
        session.close();
      }
    },
  };
};
