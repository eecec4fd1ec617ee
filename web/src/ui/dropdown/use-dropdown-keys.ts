import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../lib/screen/is-composing.ts';
import type { DropdownProps } from './dropdown-props.ts';
import { type KeyIntent, keyIntent } from './key-intent.ts';
import type { DropdownState } from './use-dropdown.ts';

const collectFor = 200;

/** Collects keys typed within 200 ms of each other; `use` runs once, when the typing pauses. */
const useTypeAhead = (use: (keys: string) => void) => {
  const keys = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(use);

  // A layout effect: on a busy machine the timer may fire before passive effects run.
  useLayoutEffect(() => {
    latest.current = use;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const collect = (key: string) => {
    keys.current += key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const word = keys.current;
      keys.current = '';
      latest.current(word);
    }, collectFor);
  };

  return { collect, isCollecting: () => keys.current !== '' };
};

export const useDropdownKeys = (props: DropdownProps, dropdown: DropdownState) => {
  const { isOpen, isMultiple, chosen, rows, active, message } = dropdown;
  const { searchable = true, clearable = true } = props;
  const { collect, isCollecting } = useTypeAhead(dropdown.jumpTo);

  const removeLast = () => {
    const last = chosen.at(-1);
    if (last !== undefined && (isMultiple || clearable)) dropdown.remove(last);
  };

  const act = (intent: KeyIntent) => {
    if (intent.does === 'open') dropdown.open();
    if (intent.does === 'close' || intent.does === 'leave') dropdown.close();
    if (intent.does === 'move') dropdown.move(intent.move);
    if (intent.does === 'collect') collect(intent.key);
    if (intent.does === 'removeLast') removeLast();
    if (intent.does === 'choose') message === 'failed' ? dropdown.retry() : dropdown.choose(rows[active]);
  };

  return (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const intent = keyIntent(event, {
      isOpen,
      isSearchable: searchable,
      isCollecting: isCollecting(),
      hasText: isMultiple ? dropdown.text !== '' : searchable,
    });
    if (intent === undefined) return;
    act(intent);
    if (intent.does === 'leave') return;
    event.preventDefault();
    // Escape closes only the list, not a surrounding dialog.
    event.stopPropagation();
  };
};
