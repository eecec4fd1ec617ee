/** The list of the bookings of a day, as its address has it. */
export const dayBookings = (day: string, status?: string) => ({
  view: 'list',
  from: day,
  to: day,
  sort: 'dateBooked,ASC',
  ...(status && { status }),
});
