import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  readonly tone?: 'amber' | 'red' | 'green';
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
};

/** Something to be read before going on, and what can be done about it. */
export const Notice = ({ tone = 'amber', role, children }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} role={role}>
    {children}
  </div>
);
