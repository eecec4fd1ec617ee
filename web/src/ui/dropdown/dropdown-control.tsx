import { PillsInput } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import '@mantine/core/styles/PillsInput.css';
import classes from './dropdown.module.css';
import { DropdownButtons } from './dropdown-buttons.tsx';
import { optionId } from './dropdown-item.ts';
import { DropdownPill } from './dropdown-pill.tsx';
import type { DropdownProps } from './dropdown-props.ts';
import type { DropdownState } from './use-dropdown.ts';
import { useDropdownKeys } from './use-dropdown-keys.ts';

type DropdownControlProps = {
  boxRef: RefObject<HTMLDivElement | null>;
  listId: string;
  props: DropdownProps;
  dropdown: DropdownState;
};

export const DropdownControl = ({ boxRef, listId, props, dropdown }: DropdownControlProps) => {
  const { label, searchable = true, clearable = true, disabled = false } = props;
  const { chosen, isOpen, isMultiple, rows, active } = dropdown;
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = useDropdownKeys(props, dropdown);
  const canClear = clearable && !disabled && chosen.length > 0;
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
      <div className={classes.values}>
        {isMultiple &&
          chosen.map((value) => (
            <DropdownPill
              key={value}
              label={dropdown.labelOf(value)}
              isDisabled={disabled}
              onRemove={() => {
                dropdown.remove(value);
                field.current?.focus();
              }}
            />
          ))}
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
          placeholder={chosen.length === 0 ? props.placeholder : undefined}
          value={dropdown.text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => dropdown.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {props.face && (
          <span className={classes.face} aria-hidden="true">
            {props.face}
          </span>
        )}
      </div>
    </PillsInput>
  );
};
