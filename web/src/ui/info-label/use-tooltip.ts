import { useEffect, useState } from 'react';

const closed = { isHovered: false, isFocused: false };

/** Opens on hover or focus without delay; Escape or a press elsewhere closes it. */
export const useTooltip = () => {
  const [reasons, setReasons] = useState(closed);
  const isOpen = reasons.isHovered || reasons.isFocused;
  const set = (change: Partial<typeof closed>) => setReasons((before) => ({ ...before, ...change }));

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setReasons(closed);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return {
    isOpen,
    hoverArea: {
      onPointerEnter: (event: { pointerType: string }) => set({ isHovered: event.pointerType === 'mouse' }),
      onPointerLeave: () => set({ isHovered: false }),
    },
    trigger: {
      onFocus: () => set({ isFocused: true }),
      onBlur: () => set({ isFocused: false }),
      // Safari does not focus a clicked button, and touch has no hover.
      onClick: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
    },
  };
};
