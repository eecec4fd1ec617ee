import { queryOptions } from '@tanstack/react-query';
import { outdateOwnAppeals } from '../../domain/appeal/own-appeals.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['strikes'] as const;

export const strikesQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...key, vehicleId],
    queryFn: async ({ signal }) => {
      const { content } = await fetchBody('GET /vehicle/{id}/ban-events', {
        params: { id: vehicleId },
        query: { size: 100 },
        signal,
      });
      return content.filter(({ type }) => type !== 'UNBAN');
    },
    refetchInterval: 60_000,
  });

export const outdateStrikes = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: key }), outdateOwnAppeals()]);

type NewAppeal = {
  readonly eventId: string;
  readonly text: string;
  readonly documents: string[];
};

export const sendAppeal = (body: NewAppeal, idempotencyKey: string) =>
  call('POST /appeals', { body, headers: { 'Idempotency-Key': idempotencyKey }, expect: 201 });
