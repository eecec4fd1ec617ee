import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** What scrolls, and therefore must be reached by key. */
export const ScrollBox = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <section style={{ overflow: 'auto' }} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
