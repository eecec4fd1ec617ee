import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKnownBookings } from '../../domain/booking/own-bookings.ts';
import { useNarrow } from '../../lib/screen/use-narrow.ts';

/**
 * Whether the form is folded. Decided once when the bookings load, then only by the person or a new
 * booking: a refetch must not hide a half-filled form.
 */
export const useFolding = (form: RefObject<HTMLElement | null>) => {
  const isNarrow = useNarrow();
  const known = useKnownBookings();
  const hasBookings = known !== undefined && known.length > 0;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(!isNarrow);
  const [hadBookings, setHadBookings] = useState(hasBookings);

  if (isOpen === null && known !== undefined) setOpen(!hasBookings);
  // Unfolds when the last booking is gone.
  if (hadBookings !== hasBookings) {
    setHadBookings(hasBookings);
    if (!hasBookings) setOpen(true);
  }
  const isFolded = isNarrow && isOpen === false;
  const isShown = !isNarrow || isOpen === true;
  if (isShown && !wasOpen) setWasOpen(true);

  // A window made wide and narrow again keeps the form open.
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
