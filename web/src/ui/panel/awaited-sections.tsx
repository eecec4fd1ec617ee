import { SkeletonRows } from '../states/skeleton-rows.tsx';
import styles from './side-panel.module.css';

/** Skeleton of the deferred sections. Delayed, because they usually come sooner. */
export const AwaitedSections = () => (
  <div className={styles.awaited} aria-busy="true">
    <SkeletonRows rows={3} height={120} />
  </div>
);
