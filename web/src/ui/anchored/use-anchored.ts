import { type RefObject, useLayoutEffect } from 'react';

export type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const margin = 8;

/** Below its anchor, or above if there is more room. `room` is the height that does not cover the anchor. */
export const placeBeside = (anchor: Box, panel: Size, view: Box, gap: number) => {
  const roomBelow = view.bottom - anchor.bottom - gap - margin;
  const roomAbove = anchor.top - view.top - gap - margin;
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove;
  const rightmost = view.left + view.width - panel.width - margin;
  const preferredTop = isBelow ? anchor.bottom + gap : anchor.top - gap - panel.height;
  const lowest = view.bottom - margin - panel.height;
  return {
    room: isBelow ? roomBelow : roomAbove,
    top: Math.max(view.top + margin, Math.min(preferredTop, lowest)),
    left: Math.max(view.left + Math.min(margin, view.width - panel.width), Math.min(anchor.left, rightmost)),
  };
};

type AnchoredInput = {
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  gap?: number;
};

/** Uses the visual viewport, because a phone's keyboard covers part of the page without resizing it. */
const visibleBox = (): Box => {
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const height = view?.height ?? window.innerHeight;
  return { top, bottom: top + height, left: 0, width: document.documentElement.clientWidth };
};

/**
 * Shows the panel (`popover="manual"`) in the top layer next to its anchor, so that no container clips or covers it.
 * Browsers without popovers show it in place with a fixed position.
 */
export const useAnchored = ({ anchor, panel, isOpen, gap = 4 }: AnchoredInput) => {
  useLayoutEffect(() => {
    const from = anchor.current;
    const floating = panel.current;
    if (!isOpen || from === null || floating === null) return;

    const place = () => {
      const box = from.getBoundingClientRect();
      floating.style.setProperty('--anchor-width', `${box.width}px`);
      const size = { width: floating.offsetWidth, height: floating.offsetHeight };
      const { room, top, left } = placeBeside(box, size, visibleBox(), gap);
      floating.style.setProperty('--anchor-room', `${room}px`);
      floating.style.top = `${top}px`;
      floating.style.left = `${left}px`;
    };

    floating.showPopover?.();
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(from);
    sizes.observe(floating);
    const stop = new AbortController();
    const passive = { passive: true, signal: stop.signal };
    document.addEventListener('scroll', place, { ...passive, capture: true });
    window.addEventListener('resize', place, passive);
    window.visualViewport?.addEventListener('resize', place, passive);
    return () => {
      sizes.disconnect();
      stop.abort();
      if (floating.isConnected) floating.hidePopover?.();
    };
  }, [anchor, panel, isOpen, gap]);
};
