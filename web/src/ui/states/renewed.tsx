import type { ReactNode } from 'react';
import styles from './renewed.module.css';

type Props = {
  /** What is shown answers the question before; the present one is being asked. */
  readonly isOld: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Keeps the old answer in sight, and says that it is old, until the new one is here. */
export const Renewed = ({ isOld, className = '', children }: Props) => (
  <div className={`${styles.part} ${className}`} aria-busy={isOld}>
    {children}
  </div>
);
