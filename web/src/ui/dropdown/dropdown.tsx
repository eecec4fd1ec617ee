import { type FocusEvent, useId, useRef } from 'react';
import { DropdownControl } from './dropdown-control.tsx';
import { DropdownPanel } from './dropdown-panel.tsx';
import type { DropdownProps } from './dropdown-props.ts';
import { useDropdown } from './use-dropdown.ts';

export const Dropdown = (props: DropdownProps) => {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const dropdown = useDropdown(props);

  const leaving = {
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      dropdown.close();
      props.onBlur?.();
    },
  };

  return (
    <div {...leaving}>
      <DropdownControl boxRef={box} listId={listId} props={props} dropdown={dropdown} />
      {dropdown.isOpen && (
        <DropdownPanel anchor={box} listId={listId} label={props.label} dropdown={dropdown} />
      )}
    </div>
  );
};
