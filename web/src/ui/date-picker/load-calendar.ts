/** The calendar is fetched when a date field is first touched; typing a date works without it. */
export const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;
