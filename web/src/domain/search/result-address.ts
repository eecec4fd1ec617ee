/** The page of the console on which each kind of thing is shown. */
export const openableAt = { booking: '/bookings/$id', vehicle: '/vehicles/$id', user: '/users/$id' } as const;
