import { queryOptions } from '@tanstack/react-query';
import type { QueueScreen } from '#contract/queue/queue.ts';
import { fetchBody } from '../../lib/api.ts';
import { minutesSince } from './call-age.ts';

export const screensQuery = queryOptions({
  queryKey: ['queue-screens'],
  queryFn: ({ signal }) => fetchBody('GET /queue/screens', { signal }),
  refetchInterval: 30_000,
});

/** Screens report every 20 seconds, and the server stores a report every 30 seconds. */
const silentMinutes = 2;

export const isSilent = ({ seenAt }: QueueScreen, now: number): boolean =>
  minutesSince(seenAt, now) >= silentMinutes;
