import { createServer } from 'node:net';

const probe = (requested: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(requested, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A free loopback port, preferably the wanted one. Another process may still take it before us. */
export const freePort = (requested = 0): Promise<number> =>
  probe(requested).catch((error: unknown) => {
    if (requested === 0) throw error;
    return probe(0);
  });
