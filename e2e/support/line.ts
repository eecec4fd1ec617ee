import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueue } from '#contract/queue/queue.ts';
import { lead, operatorOf, slotsOf } from './bookings.ts';
import { callAs } from './people.ts';
import { newPlate } from './trucks.ts';

/** The next slot with a free place, today or tomorrow. */
const nextPlace = async (request: APIRequestContext, operator: { token: string }) => {
  for (const day of [0, 1])
    for (const slot of await slotsOf(request, operator, day))
      if (slot.state !== 'PAST' && slot.state !== 'CLOSED' && slot.free > 0) return slot.start;
  throw new Error('There is no place left');
};

/** Books for a new truck and lets it arrive. */
export const arrive = async (
  request: APIRequestContext,
  more: Record<string, unknown> = {},
): Promise<Booking> => {
  const operator = await operatorOf(request);
  const answer = await callAs(request, operator, 'POST', '/booking', {
    dateBooked: await nextPlace(request, operator),
    cargoType: 'GENERAL',
    vehicleModel: 'Sitrak C7H',
    vehicleRegistrationPlate: newPlate(),
    firstNameOfDriver: 'Пётр',
    lastNameOfDriver: 'Сидоров',
    phoneNumber: '+79145550123',
    ...more,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const booking: Booking = await answer.json();
  await lead(request, booking, 'WAITING');
  return booking;
};

/** Calls the first of the line to the gate. */
export const callNext = async (request: APIRequestContext, gate?: string): Promise<Booking> => {
  const answer = await callAs(
    request,
    await operatorOf(request),
    'POST',
    '/queue/next',
    gate ? { gate } : {},
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
};

/** Lets all trucks of the demo data leave the line through the gate. */
export const emptyLine = async (request: APIRequestContext) => {
  const operator = await operatorOf(request);
  const answer = await callAs(request, operator, 'GET', '/queue?size=1000&placement=admin');
  const { content }: AdminQueue = await answer.json();
  for (const { id, bookingStatus } of content)
    await lead(
      request,
      { id },
      ...(bookingStatus === 'WAITING' ? (['GO_TO_GATE'] as const) : []),
      'LEFT_WAITING_ZONE',
    );
};

export const setParams = async (request: APIRequestContext, params: object) => {
  const path = '/system-params/booking-params';
  const answer = await callAs(request, await operatorOf(request), 'PUT', path, params);
  expect(answer.status(), await answer.text()).toBe(200);
};
