import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { ApplicationType, Role } from '#kernel/access.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const addEntry = (list: BlockList, entry: string) => {
  const [address = '', prefix] = entry.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
};

/** Entries are addresses or subnets. IPv4-mapped IPv6 (::ffff:10.0.0.1) is treated as IPv4. */
const contains = (entries: readonly string[], address: string): boolean => {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
};

/** An auditor may not open a kiosk, because trucks check in there and he changes nothing. */
const mayOpen = {
  admin: (roles: readonly Role[]) => roles.length > 0,
  terminal: (roles: readonly Role[]) => roles.some((role) => role !== 'AUDITOR'),
};

export const requireSessionType = (
  type: ApplicationType,
  roles: readonly Role[],
  address: string,
  terminalAddresses: readonly string[],
): void => {
  if (type !== 'admin' && type !== 'terminal') return;
  if (!mayOpen[type](roles)) throw new AppError('NO_OPERATOR_ACCESS');
  if (type === 'terminal' && terminalAddresses.length > 0 && !contains(terminalAddresses, address))
    throw new AppError('NO_TERMINAL_HERE');
};
