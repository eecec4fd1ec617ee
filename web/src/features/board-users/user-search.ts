import type { UserSort } from '#contract/accounts/accounts.ts';
import { type Given, oneOf, pageIn, textIn, withoutDefaults } from '../../ui/table/address-values.ts';
import { useAddressSearch } from '../../ui/table/use-address-search.ts';

export const userGroups = {
  all: {},
  admins: { role: 'ADMIN' },
  operators: { role: 'OPERATOR' },
  auditors: { role: 'AUDITOR' },
  screens: { role: 'BOARD' },
  awaited: { status: 'NEED_VERIFICATION_PHONE' },
  blocked: { status: 'BLOCKED' },
} as const;

export type UserGroup = keyof typeof userGroups;
export const userGroupNames = Object.keys(userGroups) as UserGroup[];

const sorts: readonly UserSort[] = ['createdDate,DESC', 'createdDate,ASC', 'name,ASC', 'name,DESC'];

/** The search as kept in the URL, so that links can be shared. */
export const readUserSearch = (given: Given) => ({
  query: textIn(given.query),
  group: oneOf(userGroupNames, given.group, 'all'),
  sort: oneOf(sorts, given.sort, 'createdDate,DESC'),
  ...pageIn(given),
});

export type UserSearch = Readonly<ReturnType<typeof readUserSearch>>;

const defaults = readUserSearch({});

export const addressOf = (search: UserSearch) => withoutDefaults(search, defaults);

export const useUserSearch = () => useAddressSearch({ read: readUserSearch, addressOf });
