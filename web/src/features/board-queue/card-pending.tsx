import type { ComponentProps } from 'react';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import panel from './panel.module.css';

/** Skeleton with the padding of the final content. */
export const CardPending = (props: ComponentProps<typeof SkeletonRows>) => (
  <div className={panel.pending}>
    <SkeletonRows {...props} />
  </div>
);
