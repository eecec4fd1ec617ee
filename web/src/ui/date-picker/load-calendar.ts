import { queryOptions } from '@tanstack/react-query';

/** Loaded when a date field is first used; typing works without it. */
export const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: loadCalendar,
  meta: { isPublic: true },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
});
