import type { ReactNode } from 'react';
import styles from './state-mark.module.css';

export type Tone = 'green' | 'blue' | 'orange' | 'amber' | 'red' | 'grey';

type Props = {
  readonly tone: Tone;
  /** Grey with a ring instead of a dot, for what ended well. */
  readonly hasEnded?: boolean;
  readonly children: ReactNode;
};

export const StateMark = ({ tone, hasEnded = false, children }: Props) => (
  <span className={styles.mark} data-tone={tone} data-ended={hasEnded}>
    {children}
  </span>
);
