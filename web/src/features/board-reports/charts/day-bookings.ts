/** Search parameters of the day's bookings: all, or those behind a figure. */
export const dayBookings = (day: string, counted?: 'called' | 'ended') => ({
  view: 'list',
  from: day,
  to: day,
  sort: 'dateBooked,ASC',
  ...(counted && { counted }),
});
