import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly tone: 'green' | 'amber' | 'blue' | 'red' | 'grey';
  readonly title?: string | undefined;
  readonly children: ReactNode;
};

/** A badge with any words. Statuses of bookings and bans have a StatusBadge. */
export const Badge = ({ tone, title, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone} title={title}>
    {children}
  </span>
);
