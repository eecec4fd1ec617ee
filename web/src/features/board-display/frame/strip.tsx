import type { ReactNode } from 'react';
import styles from './frame.module.css';

type StripProps = { readonly tone: 'lost' | 'closed'; readonly children: ReactNode };

export const Strip = ({ tone, children }: StripProps) => (
  <div role="status" className={styles.strip} data-tone={tone}>
    {children}
  </div>
);
