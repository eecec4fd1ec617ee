import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  readonly tone?: 'amber' | 'red' | 'green' | 'grey';
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

export const Notice = ({ tone = 'amber', role, children, ref }: NoticeProps) => (
  <div ref={ref} className={styles.notice} data-tone={tone} role={role}>
    {children}
  </div>
);
