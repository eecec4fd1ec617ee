import { useQuery } from '@tanstack/react-query';
import type { SlotClosure } from '#contract/bookings/time-slots.ts';
import { eventsQuery } from '../../../domain/journal/events.ts';

type Snapshot = { readonly closures?: unknown } | null;

const holds = (snapshot: Snapshot, { from, to }: SlotClosure) =>
  Array.isArray(snapshot?.closures) &&
  snapshot.closures.some(
    (one: SlotClosure) => Date.parse(one.from) === Date.parse(from) && Date.parse(one.to) === Date.parse(to),
  );

/** The parameter change that added the closure: who and when. */
export const useClosedBy = (closure: SlotClosure | undefined) => {
  const { data } = useQuery({
    ...eventsQuery({ type: 'PARAMS_CHANGED' }, { page: 0, size: 50 }),
    enabled: Boolean(closure?.reasons),
    staleTime: 60_000,
    refetchInterval: false,
  });
  return closure && data?.content.find(({ from, to }) => holds(to, closure) && !holds(from, closure));
};
