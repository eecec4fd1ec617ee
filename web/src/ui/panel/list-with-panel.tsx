import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

type Props = {
  /** The router's `<Outlet />`: a `SidePanel`, or nothing. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
};

/** A list with room for a panel at its right: it shrinks while one is open. */
export const ListWithPanel = ({ panel, children }: Props) => (
  <div className={styles.split}>
    <div className={styles.list}>{children}</div>
    {panel}
  </div>
);
