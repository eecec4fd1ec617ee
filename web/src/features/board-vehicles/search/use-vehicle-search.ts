import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOf, readVehicleSearch, type VehicleSearch } from './vehicle-search.ts';

/** What is looked for, as the address says. Which truck is open is asked later: a step to the next draws no list anew. */
export const useVehicleSearch = () => {
  const given = useSearch({ strict: false });
  // The same as long as the address says the same.
  const search = useMemo(() => readVehicleSearch(given), [given]);
  const router = useRouter();
  const navigate = useNavigate();
  /** Any change but that of the page begins at the first one again. The panel that is open stays. */
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
