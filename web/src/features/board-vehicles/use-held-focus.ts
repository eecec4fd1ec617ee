import { useLayoutEffect, useRef } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Keeps the keyboard's place here when the button it was on becomes busy or goes. */
export const useHeldFocus = <T extends HTMLElement>() => {
  const place = useRef<T>(null);
  const isHere = useRef(false);

  useLayoutEffect(() => {
    const element = place.current;
    const come = () => {
      isHere.current = true;
    };
    // With nothing that takes it, it did not leave: it was lost.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) isHere.current = false;
    };
    element?.addEventListener('focusin', come);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', come);
      element?.removeEventListener('focusout', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (isHere.current && isLost()) place.current?.focus();
  });
  return place;
};
