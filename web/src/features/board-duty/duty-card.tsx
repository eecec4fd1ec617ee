import { type ReactNode, useId } from 'react';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './duty-page.module.css';

type Props = {
  readonly title: string;
  readonly count?: number;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

export const DutyCard = ({ title, count, beside, children }: Props) => {
  const id = useId();
  return (
    <section className={card.frame} aria-labelledby={id}>
      <div className={`${layout.apart} ${styles.head}`}>
        <h2 id={id}>
          {title} {count !== undefined && <span className={text.dimmed}>{count}</span>}
        </h2>
        {beside && <span className={`${text.small} ${text.dimmed}`}>{beside}</span>}
      </div>
      <div className={`${layout.stack} ${styles.body}`}>{children}</div>
    </section>
  );
};
