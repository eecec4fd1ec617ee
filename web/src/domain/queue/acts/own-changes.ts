import { belongsToAccount } from '../../../lib/session/work-of-account.ts';

type BookingVersion = { readonly id: string; readonly version: number };

/** Maps `id version` to the version that the operator's own act produced. */
const changes = new Map<string, number>();

belongsToAccount({ handOver: () => changes.clear() });

const keyOf = ({ id, version }: BookingVersion) => `${id} ${version}`;

export const knownVersion = ({ id, version }: BookingVersion): number => {
  const after = changes.get(keyOf({ id, version }));
  return after === undefined ? version : knownVersion({ id, version: after });
};

/**
 * Some acts (recall, priority) only raise the version. Until the queue shows the new one, the server would refuse
 * further acts of the same operator as stale, so they take it from here. If `after` skips a version, somebody else
 * has changed the booking, and the refusal is right.
 */
export const noteOwnChange = (
  { id, version }: BookingVersion,
  { version: after }: Pick<BookingVersion, 'version'>,
): void => {
  const before = knownVersion({ id, version });
  if (after === before + 1) changes.set(keyOf({ id, version: before }), after);
};
