import { z } from 'zod';
import { day } from './common.ts';
import { route } from './route.ts';
import { bookingDay, timeSlot } from './time-slots.ts';

export const bookingsRoutes = {
  listTimeSlots: route({
    method: 'GET',
    path: '/booking/time-slots',
    access: 'signed-in',
    summary: 'The slots of a day and their free places',
    query: z.strictObject({ date: day }),
    answers: { 200: z.array(timeSlot) },
  }),
  listBookingDates: route({
    method: 'GET',
    path: '/booking/dates/{month}',
    access: 'signed-in',
    summary: 'The days of a month and their free places',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    answers: { 200: z.array(bookingDay) },
  }),
} as const;
