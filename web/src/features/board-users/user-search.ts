import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageSizes } from '../../ui/table/page-sizes.ts';

/** What the operator looks for, as it stands in the address: a link shows the same list. */
export type UserSearch = { readonly query: string; readonly page: number; readonly size: number };

/** The router reads a number of an address as such: a part of a phone is one. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const readUserSearch = (given: Readonly<Record<string, unknown>>): UserSearch => {
  const page = Number(given.page);
  return {
    query: text(given.query),
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
  };
};

/** What differs from the list as it opens, as it is written in the address. */
export const addressOf = ({ query, page, size }: UserSearch) => ({
  ...(query !== '' && { query }),
  ...(page > 0 && { page }),
  ...(size !== pageSizes[0] && { size }),
});

/** Any change but that of the page begins at the first one again. The panel beside stays open. */
export const useUserSearch = () => {
  const search = readUserSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<UserSearch>) =>
    void navigate({ to: '.', search: addressOf({ ...search, page: 0, ...changes }), replace: true });
  return { search, address: addressOf(search), change };
};
