import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The way back and the way on, side by side where there is room. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
