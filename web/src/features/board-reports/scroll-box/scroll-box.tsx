import type { ReactNode } from 'react';
import styles from './scroll-box.module.css';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What may be wider or longer than its card; a shade at an edge says that more follows there. */
export const ScrollBox = ({ label, className = '', children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
  <section className={`${styles.box} ${className}`} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
