import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { roundMessage } from '#kernel/draw/verify-round.ts';

const { shortSignatures } = bls12_381;

const { secretKey, publicKey } = shortSignatures.keygen(new Uint8Array(48).fill(7));

export const testChain = {
  hash: 'ab'.repeat(32),
  key: publicKey.toHex(),
  genesis: 1_700_000_000,
  period: 30,
};

export const signRound = (round: number): string =>
  shortSignatures.sign(roundMessage(round), secretKey).toHex();

/** Starts a drand chain of one node with a key of its own. It publishes only the rounds that a test lets it publish. */
export const startBeacon = async () => {
  const published = new Map<number, string>();
  const server = createServer((request, response) => {
    const round = Number(/\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    const signature = published.get(round);
    const info = {
      public_key: testChain.key,
      period: testChain.period,
      genesis_time: testChain.genesis,
      hash: testChain.hash,
      schemeID: 'bls-unchained-g1-rfc9380',
    };
    const body = request.url?.endsWith('/info') ? info : signature && { round, signature };
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    key: testChain.key,
    url: `http://127.0.0.1:${port}/chain`,
    sign: signRound,
    publish: (round: number, signature: string) => void published.set(round, signature),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

export type TestBeacon = Awaited<ReturnType<typeof startBeacon>>;
