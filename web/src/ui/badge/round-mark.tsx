import type { ReactNode } from 'react';
import styles from './round-mark.module.css';
import type { Tone } from './state-mark.tsx';

type Props = { readonly tone: Tone; readonly isFilled?: boolean; readonly children: ReactNode };

/** The number of a step or a rank, or a sign. Words beside it must tell the same. */
export const RoundMark = ({ tone, isFilled = false, children }: Props) => (
  <span className={styles.mark} data-tone={tone} data-filled={isFilled} aria-hidden="true">
    {children}
  </span>
);
