import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOf, readVehicleSearch, type VehicleSearch } from './vehicle-search.ts';

/** What is looked for and which truck is open, both as the address says. */
export const useVehicleSearch = () => {
  const given = useSearch({ strict: false });
  // The same as long as the address says the same: a step of the panel does not draw the list anew.
  const search = useMemo(() => readVehicleSearch(given), [given]);
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  /** Any change but that of the page begins at the first one again. The panel that is open stays. */
  const change = (changes: Partial<VehicleSearch>) => {
    const next = addressOf({ ...search, page: 0, ...changes });
    const options = { search: next, replace: true, resetScroll: false };
    void (id === undefined
      ? navigate({ to: '/vehicles', ...options })
      : navigate({ to: '/vehicles/$id', params: { id }, ...options }));
  };
  return { search, change, openId: id };
};
