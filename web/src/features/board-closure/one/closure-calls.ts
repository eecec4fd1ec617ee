import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ClosureView } from '#contract/bookings/closures.ts';
import type { Reasons } from '#contract/reasons.ts';
import { bookingParamsKey } from '../../../domain/booking/booking-params.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import type { Period } from '../period/period.ts';

/** Polled often, because messages leave and offers are answered all the time. */
export const closureQuery = (id: string) =>
  queryOptions({
    queryKey: ['closures', id],
    queryFn: ({ signal }) => fetchBody('GET /closures/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: 5000,
  });

/** Asks what opening now would free. The words beside the button tell it. */
export const reopeningQuery = ({ id, from, version }: ClosureView) =>
  queryOptions({
    queryKey: ['closures', id, 'reopening', version],
    queryFn: async ({ signal }) => {
      const body = { to: from, dryRun: true };
      return (await fetchBody('PUT /closures/{id}', { params: { id }, body, signal })).reopening ?? null;
    },
    refetchInterval: 60_000,
    retry: false,
  });

export const remember = (closure: ClosureView | undefined) => {
  if (closure) queryClient.setQueryData(closureQuery(closure.id).queryKey, closure);
  void outdateBookings();
  void queryClient.invalidateQueries({ queryKey: ['bookings'] });
  void queryClient.invalidateQueries({ queryKey: bookingParamsKey });
};

export const isLive = ({ state }: ClosureView) => state === 'PLANNED' || state === 'RUNNING';

/** The ends that acts have set, without undone acts, the latest act first. */
export const endsOf = ({ acts }: ClosureView) =>
  acts.filter(({ undoneAt }) => undoneAt === null).map(({ to }) => to);

/** The longest period that the closure has had, because bookings were moved for that one. */
export const wholePeriod = (closure: ClosureView): Period => ({
  from: closure.from,
  to: [closure.to, ...endsOf(closure)].reduce((last, end) =>
    Date.parse(end) > Date.parse(last) ? end : last,
  ),
});

/** True if the closure was undone or ends where it begins: none of its hours counts as closed. */
export const isCalledOff = ({ state, from, to }: ClosureView) => state === 'UNDONE' || from === to;

export const reword = async ({ id, version }: ClosureView, reasons: Reasons): Promise<void> => {
  const { closure } = await fetchBody('PUT /closures/{id}', { params: { id }, body: { reasons, version } });
  remember(closure);
};

type Act = { readonly kind: 'undo' | 'send' } | { readonly kind: 'end'; readonly to: string };

const carryOut = async ({ id, version }: ClosureView, act: Act): Promise<ClosureView | undefined> => {
  const params = { id };
  if (act.kind === 'end')
    return (await fetchBody('PUT /closures/{id}', { params, body: { to: act.to, version } })).closure;
  return act.kind === 'undo'
    ? fetchBody('POST /closures/{id}/undo', { params })
    : fetchBody('POST /closures/{id}/send', { params });
};

export const useClosureActs = (closure: ClosureView) =>
  useMutation({
    mutationFn: (act: Act) => carryOut(closure, act),
    networkMode: 'always',
    onSuccess: remember,
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey: closureQuery(closure.id).queryKey });
      await handleRefusal(error);
    },
  });
