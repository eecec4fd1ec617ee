import type { ComponentProps } from 'react';
import { useState } from 'react';

/** Takes no focus when tapped, so that Enter on a physical keyboard still submits. */
export const TapButton = (props: ComponentProps<'button'>) => (
  <button type="button" onMouseDown={(event) => event.preventDefault()} {...props} />
);

/** Ignores taps right after the button appeared, because they were meant for what was there before. */
export const useLateTap = (ignoredMs: number, onTap: () => void) => {
  const [appearedAt] = useState(() => performance.now());
  return () => {
    if (performance.now() - appearedAt >= ignoredMs) onTap();
  };
};
