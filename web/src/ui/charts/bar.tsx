import styles from './bar.module.css';

type Segment = { readonly id: string | number; readonly share: number; readonly color: string };

/** Draws shares of a whole. Words beside the bar must tell the same. */
export const Bar = ({ segments }: { readonly segments: readonly Segment[] }) => (
  <div className={styles.bar} aria-hidden="true">
    {segments.map(({ id, share, color }) => (
      <span key={id} style={{ flex: share, background: color }} />
    ))}
  </div>
);
