import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * What the server does with a stream: looks for `virus` in it, says something, breaks the connection or stays
 * silent.
 */
export type ClamdBehaviour = 'scan' | 'reset' | 'hang' | { readonly says: string };

export const virus = 'a harmful sequence of bytes';

/** Speaks INSTREAM and PING of clamd on the loopback. It knows only one virus. */
export const startClamd = async ({ port = 0, streamMaxLength = 25_000_000 } = {}) => {
  let behaviour: ClamdBehaviour = 'scan';
  const chunks: number[] = [];
  const sockets = new Set<Socket>();

  const answerStream = (socket: Socket, content: Buffer) => {
    if (behaviour === 'reset') return void socket.resetAndDestroy();
    if (behaviour === 'hang') return;
    const verdict = content.includes(virus) ? 'Test.Virus FOUND' : 'OK';
    socket.end(`${typeof behaviour === 'object' ? behaviour.says : `stream: ${verdict}`}\0`);
  };

  const takeStream = (socket: Socket, first: Buffer) => {
    let waiting = first;
    const content: Buffer[] = [];
    let size = 0;
    const read = () => {
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE();
        if (length === 0) return answerStream(socket, Buffer.concat(content));
        if (waiting.length < 4 + length) return;
        chunks.push(length);
        content.push(waiting.subarray(4, 4 + length));
        size += length;
        waiting = waiting.subarray(4 + length);
        if (size > streamMaxLength) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    };
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      read();
    });
    read();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', (bytes: Buffer) => {
      const end = bytes.indexOf(0);
      const command = bytes.subarray(0, end).toString();
      if (command === 'zPING') socket.end('PONG\0');
      else if (command === 'zINSTREAM') takeStream(socket, bytes.subarray(end + 1));
      else socket.end('UNKNOWN COMMAND\0');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return {
    address,
    /** `CLAMAV_ADDRESS` of an instance that uses this server. */
    setting: `${address.host}:${address.port}`,
    /** Lengths of the received chunks. */
    chunks,
    open: () => sockets.size,
    behave: (next: ClamdBehaviour) => {
      behaviour = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
