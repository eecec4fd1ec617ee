import { type ReactNode, useId } from 'react';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import card from './card.module.css';
import styles from './section-card.module.css';

type SectionCardProps = {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export const SectionCard = ({ title, hint, action, children }: SectionCardProps) => {
  const id = useId();
  return (
    <section className={`${card.card} ${layout.stack} ${styles.section}`} aria-labelledby={id}>
      <div className={layout.apart}>
        <h2 id={id}>{title}</h2>
        {action}
        {hint && <p className={`${text.dimmed} ${styles.hint}`}>{hint}</p>}
      </div>
      {children}
    </section>
  );
};
