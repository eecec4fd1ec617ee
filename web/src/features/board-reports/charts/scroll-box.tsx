import type { ReactNode } from 'react';
import styles from '../reports.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** Shadows at the edges show that there is more to scroll. */
export const ScrollBox = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
