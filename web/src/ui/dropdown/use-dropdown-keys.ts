import type { KeyboardEvent } from 'react';
import { isComposing } from '../../lib/screen/is-composing.ts';
import type { DropdownProps } from './dropdown-props.ts';
import { type KeyIntent, keyIntent } from './key-intent.ts';
import type { DropdownState } from './use-dropdown.ts';
import { useTypeAhead } from './use-type-ahead.ts';

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
