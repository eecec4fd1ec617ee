import type { Place } from './place.ts';

/** How clients reach the server: through a socket in its folder, or on the loopback with a password. */
export type Listening =
  | { readonly by: 'socket' }
  | { readonly by: 'loopback'; readonly port: number; readonly passwordFile: string };

/** All that the keeper has to know; it travels as JSON. */
export type Plan = Place & {
  readonly listening: Listening;
  /** As in postgresql.conf. */
  readonly settings: readonly string[];
  /** Nothing of it is worth keeping: not logged, ended at once, and removed with its folder. */
  readonly throwAway: boolean;
};

/** What the keeper says, a line each. */
export type Word = { readonly ready: true } | { readonly fault: string };
