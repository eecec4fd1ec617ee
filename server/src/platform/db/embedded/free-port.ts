import { createServer } from 'node:net';

const probe = (wanted: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A free loopback port, preferably the wanted one. Another process may still take it before us. */
export const freePort = (wanted = 0): Promise<number> =>
  probe(wanted).catch((error: unknown) => {
    if (wanted === 0) throw error;
    return probe(0);
  });
