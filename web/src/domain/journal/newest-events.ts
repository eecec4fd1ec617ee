import { queryClient } from '../../lib/query-client.ts';
import { type EventFilter, eventsQuery } from './events.ts';

const newest = { page: 0, size: 20 };

/** Events that tell who made a conflicting change. Empty if loading failed, because the conflict is told anyway. */
export const newestEventsOf = (filter: EventFilter) =>
  queryClient.fetchQuery({ ...eventsQuery(filter, newest), staleTime: 0 }).then(
    ({ content }) => content,
    () => [],
  );
