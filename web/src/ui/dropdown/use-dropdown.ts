import { useMemo, useState } from 'react';
import { type DropdownItem, type DropdownRow, isRowDisabled } from './dropdown-item.ts';
import { chosenOf, type DropdownProps, emitChosen } from './dropdown-props.ts';
import { findByKeys, findRows, foldItems } from './find-items.ts';
import { type Move, moveActive } from './move-active.ts';
import { useFoundItems } from './use-found-items.ts';

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

export type DropdownState = ReturnType<typeof useDropdown>;

export const useDropdown = (props: DropdownProps) => {
  const isMultiple = props.multiple === true;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [pointedAt, setPointedAt] = useState(-1);
  const { rows, message, retry, labelOf, remember } = useRows(props, typed ?? '');

  const chosen = chosenOf(props);
  const active = isRowDisabled(rows[pointedAt]) ? moveActive(rows, -1, 'first') : pointedAt;
  const placeOfChosen = () => rows.findIndex((row) => row.kind === 'item' && chosen.includes(row.item.value));

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

  const toggle = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

  const choose = (row: DropdownRow | undefined) => {
    if (row === undefined || isRowDisabled(row)) return;
    if (row.kind === 'add') {
      props.onAdd?.(row.text);
    } else {
      remember(row.item);
      emitChosen(props, isMultiple ? toggle(row.item.value) : [row.item.value]);
    }
    if (!isMultiple) return close();
    if (typed !== undefined) setPointedAt(-1);
    setTyped(undefined);
  };

  /** A closed single list takes the item at once, like a native select; a multiple one only opens at it. */
  const jumpTo = (keys: string) => {
    const place = findByKeys(rows, keys, isOpen ? active : placeOfChosen());
    if (place === undefined) return;
    if (!isOpen && !isMultiple) return choose(rows[place]);
    setIsOpen(true);
    setPointedAt(place);
  };

  return {
    isOpen,
    isMultiple,
    rows,
    message,
    retry,
    labelOf,
    chosen,
    active,
    text: typed ?? (isMultiple || chosen[0] === undefined ? '' : labelOf(chosen[0])),
    open,
    close,
    type,
    choose,
    jumpTo,
    point: setPointedAt,
    move: (move: Move) => setPointedAt(moveActive(rows, active, move)),
    remove: (value: string) =>
      emitChosen(
        props,
        chosen.filter((one) => one !== value),
      ),
    clear: () => {
      emitChosen(props, []);
      setTyped(undefined);
    },
  };
};
