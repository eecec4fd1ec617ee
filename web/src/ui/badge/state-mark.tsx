import type { ReactNode } from 'react';
import styles from './state-mark.module.css';

type Props = { readonly tone: 'green' | 'blue' | 'amber' | 'red' | 'grey'; readonly children: ReactNode };

/** How a truck or an account stands, in a word with a colour. It looks as the state of a booking does. */
export const StateMark = ({ tone, children }: Props) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
);
