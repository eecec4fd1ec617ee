import { useNavigate, useSearch } from '@tanstack/react-router';
import type { UserSort } from '#contract/accounts/accounts.ts';
import { pageSizes } from '../../ui/table/page-sizes.ts';

export const userGroups = {
  all: {},
  operators: { role: 'ADMIN' },
  screens: { role: 'BOARD' },
  awaited: { status: 'NEED_VERIFICATION_PHONE' },
  blocked: { status: 'BLOCKED' },
} as const;

export type UserGroup = keyof typeof userGroups;
export const userGroupNames = Object.keys(userGroups) as UserGroup[];

/** The search as kept in the URL, so that links can be shared. */
export type UserSearch = {
  readonly query: string;
  readonly group: UserGroup;
  readonly sort: UserSort;
  readonly page: number;
  readonly size: number;
};

const sorts: readonly UserSort[] = ['createdDate,DESC', 'createdDate,ASC', 'name,ASC', 'name,DESC'];
const newestFirst: UserSort = 'createdDate,DESC';

/** The router parses numeric search values as numbers, such as part of a phone. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const readUserSearch = (given: Readonly<Record<string, unknown>>): UserSearch => {
  const page = Number(given.page);
  return {
    query: text(given.query),
    group: userGroupNames.find((group) => group === given.group) ?? 'all',
    sort: sorts.find((sort) => sort === given.sort) ?? newestFirst,
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
  };
};

/** Omits defaults. */
export const addressOf = ({ query, group, sort, page, size }: UserSearch) => ({
  ...(query !== '' && { query }),
  ...(group !== 'all' && { group }),
  ...(sort !== newestFirst && { sort }),
  ...(page > 0 && { page }),
  ...(size !== pageSizes[0] && { size }),
});

/** Every change except of the page number resets to the first page. The panel stays open. */
export const useUserSearch = () => {
  const search = readUserSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<UserSearch>) =>
    void navigate({ to: '.', search: addressOf({ ...search, page: 0, ...changes }), replace: true });
  return { search, address: addressOf(search), change };
};
