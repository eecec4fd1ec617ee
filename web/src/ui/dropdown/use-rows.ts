import { useMemo, useState } from 'react';
import type { DropdownItem, DropdownRow } from './dropdown-item.ts';
import type { DropdownProps } from './dropdown-props.ts';
import { findRows, foldItems } from './find-items.ts';
import { useFoundItems } from './use-found-items.ts';

type PanelMessage = 'loading' | 'failed' | 'typeToSearch' | 'noItems';

const noRows: readonly DropdownRow[] = [];

export const useRows = (props: DropdownProps, query: string) => {
  const { items, search, loading, onAdd } = props;
  const [metBefore, setMetBefore] = useState<readonly DropdownItem[]>([]);
  const found = useFoundItems(search, query.trim());
  const isSearched = search !== undefined;
  const canAdd = onAdd !== undefined;

  const listed = useMemo(() => foldItems(isSearched ? found.items : items), [isSearched, found.items, items]);
  const matching = useMemo(
    () => findRows({ items: listed, query, isFiltered: isSearched, canAdd }),
    [listed, query, isSearched, canAdd],
  );
  const names = useMemo(
    () => new Map([...metBefore, ...items].map(({ value, label }) => [value, label])),
    [metBefore, items],
  );

  const message = (): PanelMessage | undefined => {
    if (loading || found.status === 'loading') return 'loading';
    if (found.status === 'failed') return 'failed';
    if (matching.length > 0) return undefined;
    return isSearched && query.trim() === '' ? 'typeToSearch' : 'noItems';
  };

  const shownMessage = message();
  return {
    message: shownMessage,
    rows: shownMessage === undefined ? matching : noRows,
    retry: found.retry,
    labelOf: (value: string) => names.get(value) ?? value,
    /** Search results are replaced by the next search, but a chosen item still needs its label. */
    remember: (item: DropdownItem) => setMetBefore((before) => [...before, item]),
  };
};
