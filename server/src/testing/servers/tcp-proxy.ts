import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Keeps all connections open and passes nothing on, like a network that loses every packet. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** Starts a proxy between an instance and its database. */
export const startTcpProxy = async (to: { readonly port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const add = (socket: Socket, onClose: () => void) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        onClose();
      });
  };
  const server = createServer((near) => {
    const far = connect(to.port, '127.0.0.1');
    add(near, () => far.destroy());
    add(far, () => near.destroy());
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
