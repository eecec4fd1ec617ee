import type { ReactNode } from 'react';
import styles from './state-mark.module.css';

type Props = { readonly tone: 'green' | 'blue' | 'amber' | 'red' | 'grey'; readonly children: ReactNode };

/** Same look as StatusBadge, for vehicles and accounts. */
export const StateMark = ({ tone, children }: Props) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
);
