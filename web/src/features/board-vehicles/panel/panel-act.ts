import type { RestrictionKind } from '../vehicle-words.ts';

/** What takes words and is therefore a step of its own. */
export type Act = RestrictionKind | 'refuse';
