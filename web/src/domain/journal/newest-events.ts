import { queryClient } from '../../lib/query-client.ts';
import { type EventFilter, eventsQuery } from './events.ts';

const newest = { page: 0, size: 20 };

/** Names who made a conflicting change. Best effort: the conflict is reported without it too. */
export const newestEventsOf = (filter: EventFilter) =>
  queryClient.fetchQuery({ ...eventsQuery(filter, newest), staleTime: 0 }).then(
    ({ content }) => content,
    () => [],
  );
