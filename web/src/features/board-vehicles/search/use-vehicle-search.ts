import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOf, readVehicleSearch, type VehicleSearch } from './vehicle-search.ts';

/** Does not subscribe to the open vehicle's id: stepping to the next one must not re-render the list. */
export const useVehicleSearch = () => {
  const given = useSearch({ strict: false });
  // Memoized for a stable identity.
  const search = useMemo(() => readVehicleSearch(given), [given]);
  const router = useRouter();
  const navigate = useNavigate();
  /** Every change except of the page number resets to the first page. The panel stays open. */
  const change = (changes: Partial<VehicleSearch>) => {
    const next = addressOf({ ...search, page: 0, ...changes });
    const options = { search: next, replace: true, resetScroll: false };
    const { id }: { readonly id?: string } = router.state.matches.at(-1)?.params ?? {};
    void (id === undefined
      ? navigate({ to: '/vehicles', ...options })
      : navigate({ to: '/vehicles/$id', params: { id }, ...options }));
  };
  return { search, change };
};
