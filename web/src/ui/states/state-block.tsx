import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import words from '../text/text.module.css';
import styles from './state-block.module.css';

type StateBlockProps = {
  readonly icon: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
};

export const StateBlock = ({ icon, title, text, action }: StateBlockProps) => (
  <div className={`${layout.stack} ${styles.block}`}>
    <Icon stroke={1.5} path={icon} />
    <p className={words.strong}>{title}</p>
    {text !== undefined && <p className={words.dimmed}>{text}</p>}
    {action}
  </div>
);

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly action?: ReactNode };

const tray = 'M3 13h5l1.5 3h5L16 13h5M3 13v6h18v-6M3 13l3-8h12l3 8';

/** For loaded lists without rows, never for a failure. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock icon={tray} {...props} />;
