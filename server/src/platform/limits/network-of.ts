import { isIPv6 } from 'node:net';

/** One subscriber's worth of addresses. */
const groupsOfNetwork = 4;

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
};

/** What counts as one address: an IPv4 address, or a /64 of IPv6, of which one visitor has more than he can use up. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain.toLowerCase()).slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};
