import type { ComponentProps } from 'react';

/** Takes no focus when tapped, so that Enter on a physical keyboard still submits. */
export const TapButton = (props: ComponentProps<'button'>) => (
  <button type="button" onMouseDown={(event) => event.preventDefault()} {...props} />
);
