import type { ReactNode } from 'react';
import styles from './renewed.module.css';

type Props = {
  /** Data of the previous query is shown meanwhile. */
  readonly isOld: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const Renewed = ({ isOld, className = '', children }: Props) => (
  <div className={`${styles.part} ${className}`} aria-busy={isOld}>
    {children}
  </div>
);
