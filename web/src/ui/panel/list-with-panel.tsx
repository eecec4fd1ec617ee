import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

type Props = {
  /** The router's `<Outlet />`: a `SidePanel`, or nothing. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
};

export const ListWithPanel = ({ panel, children }: Props) => (
  <div className={styles.split}>
    <div>{children}</div>
    {panel}
  </div>
);
