import type { ReactNode, Ref } from 'react';
import layout from '../layout/layout.module.css';
import styles from './callout.module.css';

type CalloutProps = {
  readonly tone?: 'amber' | 'red' | 'green' | 'grey' | 'blue';
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

export const Callout = ({ tone = 'amber', role, children, ref }: CalloutProps) => (
  <div ref={ref} className={`${layout.stack} ${styles.callout}`} data-tone={tone} role={role}>
    {children}
  </div>
);
