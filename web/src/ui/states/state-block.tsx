import type { ReactNode } from 'react';
import styles from './state-block.module.css';

type StateBlockProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
};

export const StateBlock = ({ icon, title, text, action }: StateBlockProps) => (
  <div className={styles.block}>
    <svg className={styles.icon} viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
      {icon}
    </svg>
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action}
  </div>
);

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly action?: ReactNode };

const tray = <path d="M3 13h5l1.5 3h5L16 13h5M3 13v6h18v-6M3 13l3-8h12l3 8" />;

/** Loaded and empty; never for a failure. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock icon={tray} {...props} />;
