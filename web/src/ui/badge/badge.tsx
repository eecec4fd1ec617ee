import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly tone: 'green' | 'amber' | 'blue' | 'red' | 'grey';
  readonly children: ReactNode;
};

/** For statuses of bookings and bans use StatusBadge. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
