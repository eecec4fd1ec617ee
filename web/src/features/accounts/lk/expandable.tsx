import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StatusNote } from './section-form.tsx';

export type ExpandedFormProps = { readonly onCancel: () => void; readonly onChanged: () => void };

type ExpandableProps = {
  readonly label: string;
  /** Shown after a change, until the form is opened again. */
  readonly whenChanged: string;
  readonly children: (form: ExpandedFormProps) => ReactNode;
};

/** A button that a form replaces when it is pressed. The focus moves into the form and back to the button. */
export const Expandable = ({ label, whenChanged, children }: ExpandableProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = isOpen ? 'input:not([tabindex="-1"])' : 'button';
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>(first)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    setChanged(false);
    setOpen(true);
  };
  const onCancel = () => setOpen(false);
  const onChanged = () => {
    setChanged(true);
    setOpen(false);
  };
  return (
    <>
      <div ref={place}>
        {isOpen ? (
          children({ onCancel, onChanged })
        ) : (
          <Button variant="default" onClick={open}>
            {label}
          </Button>
        )}
      </div>
      <StatusNote>{isChanged && whenChanged}</StatusNote>
    </>
  );
};
