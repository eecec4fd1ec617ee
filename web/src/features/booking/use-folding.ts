import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKnownBookings } from '../../domain/booking/own-bookings.ts';
import { useNarrow } from '../../lib/screen/use-narrow.ts';

/**
 * Whether the form is folded away. Decided once the bookings are known, and then only by the person or by a booking
 * that was made: a list that is read anew must not take a half-filled form off the screen.
 */
export const useFolding = (form: RefObject<HTMLElement | null>) => {
  const isNarrow = useNarrow();
  const known = useKnownBookings();
  const hasBookings = known !== undefined && known.length > 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(!isNarrow);
  const [hadBookings, setHadBookings] = useState(hasBookings);

  if (isOpen === null && known !== undefined) setOpen(!hasBookings);
  // With the last booking gone, nothing else is left to look at.
  if (hadBookings !== hasBookings) {
    setHadBookings(hasBookings);
    if (!hasBookings) setOpen(true);
  }
  const isFolded = isNarrow && isOpen === false;
  const isShown = !isNarrow || isOpen === true;
  if (isShown && !wasOpen) setWasOpen(true);

  // A window that was made wide and narrow again shows the form it had.
  useEffect(() => {
    if (!isNarrow) setOpen(true);
  }, [isNarrow]);

  return {
    isFolded,
    mayFold: isNarrow && hasBookings,
    wasOpen,
    open: () => {
      flushSync(() => setOpen(true));
      form.current?.querySelector('h1')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    },
    fold: () => {
      if (isNarrow) setOpen(false);
    },
  };
};
