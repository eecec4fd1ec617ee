import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookFor, lead, operatorOf, slotsOf } from './bookings.ts';
import { callAs, registerPerson } from './people.ts';
import { addTruck, shownPlate, type Truck } from './trucks.ts';

export const runningSlot = async (request: APIRequestContext) => {
  const slots = await slotsOf(request, await operatorOf(request), 0);
  const running = slots.find(({ end }) => Date.parse(end) > Date.now() + 60_000);
  if (!running) throw new Error('The day has no slot left');
  return running.start;
};

/** Books new trucks for the running slot. */
export const bookTrucks = async (
  request: APIRequestContext,
  count: number,
  more: Record<string, unknown> = {},
) => {
  const { token } = await registerPerson(request);
  const start = await runningSlot(request);
  const booked: { truck: Truck; booking: Booking }[] = [];
  for (let made = 0; made < count; made += 1) {
    const truck = await addTruck(request, token);
    booked.push({ truck, booking: await bookFor(request, truck, start, more) });
  }
  return booked;
};

/** Removes every truck that the test before has left in the line. */
export const emptyLine = async (request: APIRequestContext) => {
  const operator = await operatorOf(request);
  const { content } = await (await callAs(request, operator, 'GET', '/queue?size=100')).json();
  for (const { id } of content) {
    await callAs(request, operator, 'PUT', `/booking/${id}?status=CANCELED`);
    // A delayed act of the test before may have let the truck go just now.
    const { bookingStatus } = await (await callAs(request, operator, 'GET', `/booking/${id}`)).json();
    expect(['CANCELED', 'LEFT_WAITING_ZONE']).toContain(bookingStatus);
  }
};

/** Lets `count` trucks wait, in the order of the result. */
export const lineUp = async (request: APIRequestContext, count: number) => {
  await emptyLine(request);
  const booked = await bookTrucks(request, count);
  for (const { booking } of booked) await lead(request, booking, 'WAITING');
  return booked.map(({ truck, booking }) => ({ ...booking, plate: shownPlate(truck.plate) }));
};
