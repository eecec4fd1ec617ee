import { type ComponentProps, type ReactNode, useId } from 'react';
import layout from '../layout/layout.module.css';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import text from '../text/text.module.css';
import card from './card.module.css';
import styles from './frame-card.module.css';

type Props = {
  readonly title: string;
  readonly count?: number;
  readonly beside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A card with a head, whose content reaches the card's edges. */
export const FrameCard = ({ title, count, beside, className = '', children }: Props) => {
  const id = useId();
  return (
    <section className={`${card.frame} ${className}`} aria-labelledby={id}>
      <div className={`${layout.apart} ${styles.head}`}>
        <h2 id={id}>
          {title} <span className={`${text.dimmed} ${styles.count}`}>{count || ''}</span>
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
};

export const CardBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${layout.stack} ${styles.inside}`}>{children}</div>
);

export const CardPending = (props: ComponentProps<typeof SkeletonRows>) => (
  <div className={styles.inside}>
    <SkeletonRows {...props} />
  </div>
);

export const CardEmpty = ({ children }: { readonly children: string }) => (
  <p className={`${styles.inside} ${text.dimmed}`}>{children}</p>
);
