import { queryOptions } from '@tanstack/react-query';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fetchByPhone } from '../user-calls.ts';

/** The account with this verified phone, otherwise one that an operator opened for the phone. */
export const findCaller = (users: readonly UserAccount[], phone: string): UserAccount | null =>
  users.find((user) => user.phone?.value === phone && user.phone.verified) ??
  users.find((user) => user.phone?.value === phone && user.openedBy !== null) ??
  null;

export const callersQuery = (phone: string) =>
  queryOptions({
    queryKey: ['board', 'users', 'caller', phone],
    queryFn: async ({ signal }) => findCaller(await fetchByPhone(phone, signal), phone),
    enabled: phone !== '',
  });
