import { useState } from 'react';
import { type DropdownRow, isRowDisabled } from './dropdown-item.ts';
import { chosenOf, type DropdownProps, emitChosen } from './dropdown-props.ts';
import { findByKeys } from './find-items.ts';
import { type Move, moveActive } from './move-active.ts';
import { useRows } from './use-rows.ts';

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
