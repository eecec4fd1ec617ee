import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Given } from './address-values.ts';

type AddressSearch<S> = {
  readonly read: (given: Given) => S;
  readonly addressOf: (search: S) => Partial<S>;
  readonly resetScroll?: boolean;
};

/** Every change except for the page number leads to the first page. The panel stays open. */
export const useAddressSearch = <S extends object>({
  read,
  addressOf,
  resetScroll = true,
}: AddressSearch<S>) => {
  const given = useSearch({ strict: false });
  // Memoized, so that it is the same object as long as nothing changes.
  const search = useMemo(() => read(given), [read, given]);
  const navigate = useNavigate();
  const change = (changes: Partial<S>) =>
    void navigate({
      to: '.',
      search: addressOf({ ...search, page: 0, ...changes }),
      replace: true,
      resetScroll,
    });
  return { search, address: addressOf(search), change };
};
