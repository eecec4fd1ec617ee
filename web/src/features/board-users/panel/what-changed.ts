import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';

/** What changed between two versions, and by whom if the journal knows. */
export type AccountChange = {
  readonly what: readonly ('blocked' | 'unblocked' | 'roles' | 'other')[];
  readonly by: string | null;
};

const acts: readonly string[] = ['USER_BLOCKED', 'USER_UNBLOCKED', 'ROLES_CHANGED'];

const statusChange = (before: UserAccount, after: UserAccount) => {
  if (before.status === after.status) return [];
  if (after.status === 'BLOCKED') return ['blocked' as const];
  return before.status === 'BLOCKED' ? ['unblocked' as const] : [];
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** `events` are the account's, the newest first. */
export const whatChanged = (
  before: UserAccount,
  after: UserAccount,
  events: readonly Pick<JournalEvent, 'type' | 'actorName'>[],
): AccountChange => {
  const what = [
    ...statusChange(before, after),
    ...(isSame(before.roles, after.roles) ? [] : ['roles' as const]),
  ];
  if (what.length === 0) return { what: ['other'], by: null };
  return { what, by: events.find(({ type }) => acts.includes(type))?.actorName ?? null };
};
