import { createServer, request } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', 4, true],
  ['172.15.255.255', 4, true],
  ['172.16.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['127.0.0.1', 4, false],
  ['169.254.169.254', 4, false],
  ['192.168.1.1', 4, false],
  ['100.64.0.1', 4, false],
  ['0.0.0.0', 4, false],
  ['224.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['2a00:1450:4001::200e', 6, true],
  ['::1', 6, false],
  ['::', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['ff02::1', 6, false],
  ['::ffff:10.0.0.1', 6, false],
  ['64:ff9b::a00:1', 6, false],
  ['2002:0a00:0001::', 6, false],
  ['2001:db8::1', 6, false],
])('%s (IPv%i): public is %s', (address, family, expected) => {
  expect(isPublicAddress({ address, family })).toBe(expected);
});

test('a name that leads to this machine is not connected to', async () => {
  let connections = 0;
  const server = createServer();
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const sending = request({ host: 'localhost', port, lookup: lookUpPublic });
  const failure = await new Promise((resolve) => void sending.on('error', resolve).end());
  expect(failure).toBeInstanceOf(PrivateAddress);
  expect(connections).toBe(0);
  await new Promise((resolve) => void server.close(resolve));
});
