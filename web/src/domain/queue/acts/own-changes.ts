import { belongsToAccount } from '../../../lib/session/work-of-account.ts';

type Seen = { readonly id: string; readonly version: number };

/** Of a booking: the version that an operator saw, and the one that his own act made of it. */
const changes = new Map<string, number>();

belongsToAccount({ handOver: () => changes.clear() });

const keyOf = ({ id, version }: Seen) => `${id} ${version}`;

/** The version as the operator knows it. */
export const knownVersion = ({ id, version }: Seen): number => {
  const after = changes.get(keyOf({ id, version }));
  return after === undefined ? version : knownVersion({ id, version: after });
};

/**
 * An act that leaves the truck where it is (called again, its priority) makes a new version all the same. What the
 * operator decides before the line has shown it was not decided on something stale. `after` is another one than the
 * next when somebody else was there in between.
 */
export const noteOwnChange = ({ id, version }: Seen, { version: after }: Pick<Seen, 'version'>): void => {
  const before = knownVersion({ id, version });
  if (after === before + 1) changes.set(keyOf({ id, version: before }), after);
};
