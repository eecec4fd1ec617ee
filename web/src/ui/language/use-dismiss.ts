import { type RefObject, useEffect } from 'react';

/** Ends something open when a person turns to another place, by pointer or by keyboard. */
export const useDismiss = (place: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void) => {
  useEffect(() => {
    if (!isOpen) return;
    const onTurn = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) dismiss();
    };
    document.addEventListener('pointerdown', onTurn);
    document.addEventListener('focusin', onTurn);
    return () => {
      document.removeEventListener('pointerdown', onTurn);
      document.removeEventListener('focusin', onTurn);
    };
  }, [place, isOpen, dismiss]);
};
