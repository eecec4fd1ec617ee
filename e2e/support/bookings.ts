import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { requestToken } from './accounts.ts';
import { callAs, type Person } from './people.ts';
import type { Truck } from './trucks.ts';

type Caller = Pick<Person, 'token'>;

/** The slots of the day that is `daysAhead` days after today at the checkpoint. */
export const slotsOf = async (
  request: APIRequestContext,
  caller: Caller,
  daysAhead: number,
): Promise<TimeSlot[]> => {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Chita' }).format(day);
  return (await callAs(request, caller, 'GET', `/booking/time-slots?date=${date}`)).json();
};

let operators = new WeakMap<APIRequestContext, Promise<Caller>>();

/** Must be called when another product takes over the address, because it does not know the sessions. */
export const forgetOperators = () => {
  operators = new WeakMap();
};

/** Signs in once for each profile, because checking a password takes a tenth of a second. */
export const operatorOf = (request: APIRequestContext): Promise<Caller> => {
  const known = operators.get(request);
  if (known) return known;
  const operator = requestToken(request, 'admin').then((token) => ({ token }));
  operators.set(request, operator);
  return operator;
};

export const ownBookings = async (request: APIRequestContext, caller: Caller): Promise<Booking[]> =>
  (await (await callAs(request, caller, 'GET', '/booking/current-user?showCancelled=true')).json()).content;

/** Books for a truck's owner as an operator, which needs no code. */
export const bookFor = async (
  request: APIRequestContext,
  truck: Truck,
  start: string,
  more: Record<string, unknown> = {},
): Promise<Booking> => {
  const data = { vehicleId: truck.id, dateBooked: start, cargoType: 'GENERAL', ...more };
  const answer = await callAs(request, await operatorOf(request), 'POST', '/booking', data);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
};

/** Gives a booking these statuses, one after the other. */
export const lead = async (
  request: APIRequestContext,
  { id }: Pick<Booking, 'id'>,
  ...statuses: BookingStatus[]
) => {
  const operator = await operatorOf(request);
  for (const status of statuses) {
    const answer = await callAs(request, operator, 'PUT', `/booking/${id}?status=${status}`);
    expect(answer.status(), await answer.text()).toBe(200);
  }
};
