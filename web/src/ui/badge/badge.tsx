import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { readonly tone: 'green' | 'amber' | 'blue' | 'grey'; readonly children: ReactNode };

/** A word beside a name. The states of bookings and bans have a badge of their own. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
