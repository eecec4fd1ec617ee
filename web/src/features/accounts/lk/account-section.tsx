import { type ReactNode, useId } from 'react';
import styles from './account-section.module.css';

type AccountSectionProps = { readonly title: string; readonly children: ReactNode };

/** One card of the personal account. */
export const AccountSection = ({ title, children }: AccountSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Says that something was done. In the page from the start, so that it is also heard. */
export const Done = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.live}>
    {children && <p className={styles.done}>{children}</p>}
  </div>
);
