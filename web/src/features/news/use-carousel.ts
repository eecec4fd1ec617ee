import { useDocumentVisibility } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useMedia } from '../../lib/screen/use-media.ts';

const intervalMs = 5000;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The item in front. The rotation pauses on hover, focus, a hidden tab, reduced motion, or by the button. */
export const useCarousel = (count: number) => {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useDocumentVisibility() === 'hidden';
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const isStill = isPaused || wantsStillness || count < 2;
  const isHeld = isStill || isPointedAt || isFocused || isHidden;

  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isHeld, count]);

  const turn = (by: 1 | -1) => setPlace((now) => (now + by + count) % count);
  return {
    place: Math.min(place, Math.max(0, count - 1)),
    isStill,
    /** Without rotation there is no pause button. */
    mayPause: !wantsStillness && count > 1,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    show: setPlace,
    turn,
    holders: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        turn(by);
      },
    },
  };
};
