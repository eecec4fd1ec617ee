import type { RestrictionKind } from '../vehicle-words.ts';

/** Actions that need text and so have a step of their own. */
export type Act = RestrictionKind | 'refuse';
