import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy that can be cut like a cable: nothing comes through any more, and neither end is told. The browser's own
 * offline mode does not stop streams that are open already.
 */
export const layCable = async (serverUrl: string) => {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => ends.delete(end));
      if (isCut) end.pause();
    }
    near.on('data', (bytes) => !isCut && far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => !isCut && near.write(bytes)).on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      dropAll();
    },
    remove: () => {
      server.close();
      dropAll();
    },
  };
};
