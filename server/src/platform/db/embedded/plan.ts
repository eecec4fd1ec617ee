import type { Place } from './place.ts';

export type Listening =
  | { readonly by: 'socket' }
  | { readonly by: 'loopback'; readonly port: number; readonly passwordFile: string };

export type Plan = Place & {
  readonly listening: Listening;
  readonly settings: readonly string[];
  /** For tests: not logged, killed at once, removed with its folder. */
  readonly throwAway: boolean;
};

export type Word = { readonly ready: true } | { readonly fault: string };
