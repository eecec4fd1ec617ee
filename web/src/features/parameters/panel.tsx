import { type ReactNode, useId } from 'react';
import styles from './parameters.module.css';

type PanelProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

/** One card of the screen. */
export const Panel = ({ title, hint, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {hint && <p className={styles.dim}>{hint}</p>}
      </div>
      {children}
    </section>
  );
};
