import type { ComponentProps, ReactNode } from 'react';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import styles from './queue-page.module.css';

type Props = {
  /** The title's id begins with it. */
  readonly name: string;
  readonly title: string;
  readonly count?: number;
  readonly beside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const QueueCard = ({ name, title, count, beside, className = '', children }: Props) => (
  <section className={`${card.frame} ${className}`} aria-labelledby={`${name}-title`}>
    <div className={`${layout.apart} ${styles.head}`}>
      <h2 id={`${name}-title`}>
        {title} <span>{count || ''}</span>
      </h2>
      {beside}
    </div>
    {children}
  </section>
);

/** Skeleton with the padding of the final content. */
export const CardPending = (props: ComponentProps<typeof SkeletonRows>) => (
  <div className={styles.inside}>
    <SkeletonRows {...props} />
  </div>
);

export const CardEmpty = ({ children }: { readonly children: string }) => (
  <p className={`${styles.inside} ${text.dimmed}`}>{children}</p>
);
