import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/screen/use-media.ts';
import { createRotation, turned } from './rotation.ts';

const intervalMs = 5000;

/** The current item. Rotation pauses on hover, focus, a hidden tab, reduced motion, or by the button. */
export const useCarousel = (count: number) => {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const rotation = useRef<ReturnType<typeof createRotation>>(null);
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const isStill = isPaused || wantsStillness || count < 2;

  useEffect(() => {
    if (isStill) return;
    const turning = createRotation(intervalMs, () => setPlace((now) => turned(now, 1, count)));
    rotation.current = turning;
    const look = () => (document.hidden ? turning.hold('hidden') : turning.release('hidden'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      rotation.current = null;
      turning.stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isStill, count]);

  const turn = (by: number) => setPlace((now) => turned(now, by, count));
  return {
    place: Math.min(place, Math.max(0, count - 1)),
    isStill,
    /** No pause button if nothing rotates anyway. */
    mayPause: !wantsStillness && count > 1,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    show: setPlace,
    turn,
    holders: {
      onPointerEnter: () => rotation.current?.hold('pointer'),
      onPointerLeave: () => rotation.current?.release('pointer'),
      onFocus: () => rotation.current?.hold('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) rotation.current?.release('focus');
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        turn(by);
      },
    },
  };
};
