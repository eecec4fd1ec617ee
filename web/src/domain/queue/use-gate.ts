import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sharedValue } from '../../lib/shared-value.ts';
import { bookingParamsQuery } from '../booking/booking-params.ts';
import { gateStates, suggestedGate } from './gate-states.ts';
import { useLine } from './use-queue.ts';

const gatesQuery = queryOptions({
  queryKey: ['gates'],
  queryFn: ({ signal }) => fetchBody('GET /gates', { signal }),
  // Gates that were closed until a certain time open by themselves.
  refetchInterval: 60_000,
});

export const outdateGates = () => queryClient.invalidateQueries({ queryKey: gatesQuery.queryKey });

const named = sharedValue<string | undefined>(undefined);

export const nameGate = named.set;

/** The gate that the operator has chosen for the next call, or the suggested one. Without named gates none. */
export const useGate = () => {
  const { data: params } = useQuery(bookingParamsQuery);
  const { called, queue } = useLine();
  const settings = params?.gates;
  const hasGates = (settings?.length ?? 0) > 0;
  const { data: served } = useQuery({ ...gatesQuery, enabled: hasGates });
  const revision = queue?.revision;
  useEffect(() => {
    if (hasGates && revision !== undefined) void outdateGates();
  }, [hasGates, revision]);
  const gates = useMemo(
    () => gateStates((settings ?? []).map(gateNameOf), called, served),
    [settings, called, served],
  );
  const chosen = named.useValue();
  return { gates, gate: gates.find(({ name }) => name === chosen)?.name ?? suggestedGate(gates) };
};

export type GateChoice = ReturnType<typeof useGate>;
