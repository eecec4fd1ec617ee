import { SkeletonRows } from '../states/skeleton-rows.tsx';
import styles from './awaited-sections.module.css';

/** The shape of the sections that are drawn once somebody stays. Seen after a moment only, since they mostly come sooner. */
export const AwaitedSections = () => (
  <div className={styles.awaited} aria-busy="true">
    <SkeletonRows rows={3} height={120} />
  </div>
);
