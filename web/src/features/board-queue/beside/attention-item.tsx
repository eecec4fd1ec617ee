import type { ReactNode } from 'react';
import styles from './attention-card.module.css';
import { AttentionIcon } from './attention-icon.tsx';

type ItemProps = {
  readonly icon: 'call' | 'clock' | 'closed' | 'screen' | 'truck';
  readonly tone: 'red' | 'amber' | 'blue';
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

export const AttentionItem = ({ icon, tone, title, text, action }: ItemProps) => (
  <li className={styles.item}>
    <span className={styles.icon} data-tone={tone}>
      <AttentionIcon name={icon} />
    </span>
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.second}>{text}</p>
    </div>
    <div className={styles.action}>{action}</div>
  </li>
);
