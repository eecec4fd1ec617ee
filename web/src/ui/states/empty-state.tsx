import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly action?: ReactNode };

const tray = <path d="M3 13h5l1.5 3h5L16 13h5M3 13v6h18v-6M3 13l3-8h12l3 8" />;

/** Loaded, and there is nothing. Never shown for something that failed to load. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock icon={tray} {...props} />;
