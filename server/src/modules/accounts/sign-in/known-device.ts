import type { TrxContext } from '../../../platform/context/context.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { Account } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { deleteOldestDevices, noteDevice } from './known-device.queries.ts';

const mostDevices = 20;

/** The browser and the network. Versions are left out, because browsers update themselves every few weeks. */
const devicesOf = ({ userAgent, address, secrets }: TrxContext) =>
  secrets.hashes('device', `${(userAgent ?? '').replace(/[\d._]+/g, '')} ${networkOf(address)}`);

/** The first device of an account is the owner's own. */
export const tellOfNewDevice = async (trx: TrxContext, account: Account): Promise<void> => {
  const seen = { accountId: account.id, devices: devicesOf(trx), at: trx.clock.now() };
  const { isNew, isFirst } = await noteDevice(trx.db, seen);
  if (!isNew || isFirst) return;
  await deleteOldestDevices(trx.db, account.id, mostDevices);
  await tellAccount(trx, account, { template: 'new-device', params: { address: trx.address } });
};
