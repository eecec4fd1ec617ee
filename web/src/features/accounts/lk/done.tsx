import type { ReactNode } from 'react';
import styles from './account-section.module.css';

/** Says that something was done. In the page from the start, so that it is also heard. */
export const Done = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.live}>
    {children && <p className={styles.done}>{children}</p>}
  </div>
);
