import layout from '../layout/layout.module.css';
import '@mantine/core/styles/PillsInput.css';
import { PillsInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../lib/screen/is-composing.ts';
import classes from './dropdown.module.css';
import { DropdownButtons } from './dropdown-buttons.tsx';
import { type DropdownProps, optionId } from './dropdown-props.ts';
import { type KeyIntent, keyIntent } from './key-intent.ts';
import type { DropdownState } from './use-dropdown.ts';

const collectFor = 200;

/** Collects keys with pauses of less than 200 ms. `use` runs once, when the typing pauses. */
const useTypeAhead = (use: (keys: string) => void) => {
  const keys = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(use);

  // A layout effect, because on a busy machine the timer may fire before passive effects run.
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

const useDropdownKeys = (props: DropdownProps, dropdown: DropdownState) => {
  const { isOpen, rows, active, message } = dropdown;
  const { value, searchable = true, clearable = true } = props;
  const { collect, isCollecting } = useTypeAhead(dropdown.jumpTo);

  const act = (intent: KeyIntent) => {
    if (intent.does === 'open') dropdown.open();
    if (intent.does === 'close' || intent.does === 'leave') dropdown.close();
    if (intent.does === 'move') dropdown.move(intent.move);
    if (intent.does === 'collect') collect(intent.key);
    if (intent.does === 'clear' && clearable && value !== null) dropdown.clear();
    if (intent.does === 'choose') message === 'failed' ? dropdown.retry() : dropdown.choose(rows[active]);
  };

  return (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const intent = keyIntent(event, {
      isOpen,
      isSearchable: searchable,
      isCollecting: isCollecting(),
    });
    if (intent === undefined) return;
    act(intent);
    if (intent.does === 'leave') return;
    event.preventDefault();
    // Escape closes only the list, not a surrounding dialog.
    event.stopPropagation();
  };
};

type DropdownControlProps = {
  boxRef: RefObject<HTMLDivElement | null>;
  listId: string;
  props: DropdownProps;
  dropdown: DropdownState;
};

export const DropdownControl = ({ boxRef, listId, props, dropdown }: DropdownControlProps) => {
  const { label, value, searchable = true, clearable = true, disabled = false } = props;
  const { isOpen, rows, active } = dropdown;
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = useDropdownKeys(props, dropdown);
  const canClear = clearable && !disabled && value !== null;
  const hasList = isOpen && rows.length > 0;

  return (
    <PillsInput
      ref={boxRef}
      size="md"
      label={label}
      description={props.description}
      error={props.error}
      required={props.required === true}
      disabled={disabled}
      pointer={!searchable}
      onClick={dropdown.open}
      rightSectionWidth={canClear ? 84 : 44}
      rightSectionPointerEvents="all"
      rightSection={
        <DropdownButtons
          isOpen={isOpen}
          isDisabled={disabled}
          onToggle={isOpen ? dropdown.close : dropdown.open}
          {...(canClear && { onClear: dropdown.clear })}
          returnFocus={() => field.current?.focus()}
        />
      }
    >
      <div className={`${layout.row} ${classes.values}`}>
        <PillsInput.Field
          ref={field}
          className={classes.field}
          role="combobox"
          aria-expanded={hasList}
          aria-haspopup="listbox"
          aria-autocomplete={searchable ? 'list' : 'none'}
          aria-required={props.required === true}
          {...(hasList && { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, active) })}
          autoComplete="off"
          spellCheck={false}
          readOnly={!searchable}
          pointer={!searchable}
          placeholder={value === null ? props.placeholder : undefined}
          value={dropdown.text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => dropdown.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {props.face && (
          <span className={`${layout.line} ${classes.face}`} aria-hidden="true">
            {props.face}
          </span>
        )}
      </div>
    </PillsInput>
  );
};
