import { lookup as askDns, type LookupAddress } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4');
/** Addresses that lead to an IPv4 address of somebody’s choice, and those of examples. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 4
    ? !reserved.check(address, 'ipv4')
    : globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');

export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/** Replaces the usual look-up of names, so that the connection goes to the very address that was judged. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  askDns(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '', 0);
    if (!addresses.every(isPublicAddress)) return callback(new PrivateAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
