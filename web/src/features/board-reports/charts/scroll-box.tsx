import type { ReactNode } from 'react';
import styles from '../reports.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** What may be wider than its card; a shade at an edge says that more follows there. */
export const ScrollBox = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
