/** The list of the bookings of a day as its address has it: all of them, or those that a figure of the day stands for. */
export const dayBookings = (day: string, counted?: 'called' | 'ended') => ({
  view: 'list',
  from: day,
  to: day,
  sort: 'dateBooked,ASC',
  ...(counted && { counted }),
});
