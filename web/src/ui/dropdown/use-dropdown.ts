import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import {
  type DropdownItem,
  type DropdownProps,
  type DropdownRow,
  isRowDisabled,
  type SearchItems,
} from './dropdown-props.ts';
import { findByKeys, findRows, foldItems } from './find-items.ts';
import { type Move, moveActive } from './move-active.ts';

const none: readonly DropdownItem[] = [];
const typingPause = 250;

/** Searches after a pause. Answers to earlier queries are dropped. */
const useFoundItems = (search: SearchItems | undefined, query: string) => {
  const id = useId();
  const [settled] = useDebouncedValue(query, typingPause);
  const isAsked = search !== undefined && query !== '';
  const isSettled = isAsked && settled === query;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['dropdown', id, settled],
    queryFn: async ({ signal }) => (await search?.(settled, signal)) ?? none,
    enabled: isSettled,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const isLoading = isAsked && (!isSettled || isFetching);
  return {
    items: isSettled && !isLoading && data ? data : none,
    isLoading,
    hasFailed: isSettled && !isLoading && isError,
    retry: () => void refetch(),
  };
};

type PanelMessage = 'loading' | 'failed' | 'typeToSearch' | 'noItems';

const noRows: readonly DropdownRow[] = [];

const useRows = (props: DropdownProps, query: string) => {
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
    if (loading || found.isLoading) return 'loading';
    if (found.hasFailed) return 'failed';
    if (matching.length > 0) return undefined;
    return isSearched && query.trim() === '' ? 'typeToSearch' : 'noItems';
  };

  const shownMessage = message();
  return {
    message: shownMessage,
    rows: shownMessage === undefined ? matching : noRows,
    retry: found.retry,
    labelOf: (value: string) => names.get(value) ?? value,
    /** Remembers a chosen item, because the next search replaces the results and the item still needs its label. */
    remember: (item: DropdownItem) => setMetBefore((before) => [...before, item]),
  };
};

export type DropdownState = ReturnType<typeof useDropdown>;

export const useDropdown = (props: DropdownProps) => {
  const { value, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [pointedAt, setPointedAt] = useState(-1);
  const { rows, message, retry, labelOf, remember } = useRows(props, typed ?? '');

  const active = isRowDisabled(rows[pointedAt]) ? moveActive(rows, -1, 'first') : pointedAt;
  const placeOfChosen = () => rows.findIndex((row) => row.kind === 'item' && row.item.value === value);

  const open = () => {
    if (props.disabled || isOpen) return;
    setPointedAt(placeOfChosen());
    setIsOpen(true);
  };

  const close = () => {
    setIsOpen(false);
    setTyped(undefined);
  };

  const type = (text: string) => {
    setTyped(text);
    setPointedAt(-1);
    setIsOpen(true);
  };

  const choose = (row: DropdownRow | undefined) => {
    if (row === undefined || isRowDisabled(row)) return;
    if (row.kind === 'add') {
      props.onAdd?.(row.text);
    } else {
      remember(row.item);
      onChange(row.item.value);
    }
    close();
  };

  /** In a closed list takes the item, like a native select. */
  const jumpTo = (keys: string) => {
    const place = findByKeys(rows, keys, isOpen ? active : placeOfChosen());
    if (place === undefined) return;
    if (isOpen) setPointedAt(place);
    else choose(rows[place]);
  };

  return {
    isOpen,
    rows,
    message,
    retry,
    active,
    text: typed ?? (value === null ? '' : labelOf(value)),
    open,
    close,
    type,
    choose,
    jumpTo,
    point: setPointedAt,
    move: (move: Move) => setPointedAt(moveActive(rows, active, move)),
    clear: () => {
      onChange(null);
      setTyped(undefined);
    },
  };
};
