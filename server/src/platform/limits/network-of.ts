import { isIPv6 } from 'node:net';

/** The /64 that providers give to one subscriber. */
const groupsOfNetwork = 4;

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
};

/** An IPv4 address, or an IPv6 /64: a single visitor has more addresses there than any limit allows. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain.toLowerCase()).slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};
