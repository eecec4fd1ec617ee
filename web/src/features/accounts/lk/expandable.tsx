import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type ExpandableProps = {
  readonly label: string;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
};

/** A button replaced by a form when pressed; focus moves into the form and back to the button. */
export const Expandable = ({ label, onOpen, children }: ExpandableProps) => {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = isOpen ? 'input:not([tabindex="-1"])' : 'button';
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>(first)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button
          variant="default"
          onClick={() => {
            onOpen?.();
            setOpen(true);
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
};
