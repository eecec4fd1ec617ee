/** The console's page for each kind of result. */
export const openableAt = { booking: '/bookings/$id', vehicle: '/vehicles/$id', user: '/users/$id' } as const;
