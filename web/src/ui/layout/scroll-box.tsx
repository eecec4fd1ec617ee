import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** A box that scrolls, so that keys must reach it. */
export const ScrollBox = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the box
  <section style={{ overflow: 'auto' }} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
