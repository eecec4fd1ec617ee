import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly tone: 'green' | 'amber' | 'blue' | 'red' | 'grey';
  /** More about it, shown on pointing. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
};

/** For statuses of bookings and bans use StatusBadge. */
export const Badge = ({ tone, title, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone} title={title}>
    {children}
  </span>
);
