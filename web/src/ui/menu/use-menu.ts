import { useClickOutside } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** A press or a focus elsewhere closes the menu. `close` also gives the focus back to the button. */
export const useMenu = <Place extends HTMLElement>() => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useClickOutside<Place>(() => setOpen(false), ['pointerdown', 'focusin'], undefined, isOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, button, place, toggle: () => setOpen(!isOpen), close };
};
