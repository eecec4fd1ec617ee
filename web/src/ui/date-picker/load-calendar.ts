/** Loaded when a date field is first used; typing works without it. */
export const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;
