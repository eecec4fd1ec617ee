import type { ComponentProps } from 'react';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import panel from './panel.module.css';

/** What a card shows before its data, as far from its edges as they will be. */
export const CardPending = (props: ComponentProps<typeof SkeletonRows>) => (
  <div className={panel.pending}>
    <SkeletonRows {...props} />
  </div>
);
