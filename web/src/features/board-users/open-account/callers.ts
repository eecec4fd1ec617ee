import { queryOptions } from '@tanstack/react-query';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fetchByPhone } from '../user-calls.ts';

/** Whose account a call from this phone is about: who has proved it, or for whom it was opened before. */
export const findCaller = (users: readonly UserAccount[], phone: string): UserAccount | null =>
  users.find((user) => user.phone?.value === phone && user.phone.verified) ??
  users.find((user) => user.phone?.value === phone && user.openedBy !== null) ??
  null;

/** Of a whole number; while one is typed nobody is asked for. */
export const callersQuery = (phone: string) =>
  queryOptions({
    queryKey: ['board', 'users', 'caller', phone],
    queryFn: async ({ signal }) => findCaller(await fetchByPhone(phone, signal), phone),
    enabled: phone !== '',
  });
