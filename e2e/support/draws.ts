import { type APIRequestContext, expect } from '@playwright/test';
import type { DrawApplication } from '#contract/draws/draws.ts';
import { operatorOf } from './bookings.ts';
import type { MovedClock } from './moved-clock.ts';
import { readOutbox, waitForMessage } from './outbox.ts';
import { callAs, type Person } from './people.ts';
import type { Truck } from './trucks.ts';

/** Turns draws on and moves the clock past midnight, when a new day opens for applications. Returns that day. */
export const openDraw = async (request: APIRequestContext, clock: MovedClock): Promise<string> => {
  const draw = {
    enabled: true,
    closesAt: '20:00',
    saleOpensAt: '21:00',
    confirmUntil: '09:00',
    maxWishes: 5,
    maxPerUser: 10,
    ticketDays: 14,
    maxTickets: 3,
  };
  const answer = await callAs(request, await operatorOf(request), 'PUT', '/system-params/booking-params', {
    draw,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { horizonDays } = await answer.json();
  await clock.to('00:01');
  return clock.now().add({ days: horizonDays }).toPlainDate().toString();
};

type HoursWish = { readonly hours: readonly number[]; readonly anyTime?: boolean };

/** Applies for a driver's truck and confirms the application. */
export const applyFor = async (
  request: APIRequestContext,
  person: Person & { readonly truck: Truck },
  date: string,
  { hours, anyTime = false }: HoursWish,
): Promise<DrawApplication> => {
  const path = `/draws/${date}/applications`;
  const { slots } = await (await callAs(request, person, 'GET', `/draws/${date}`)).json();
  const wishes = hours.map((hour) => slots[hour].start);
  const seen = (await readOutbox(request, person.username)).map(({ id }) => id);
  const body = { vehicleId: person.truck.id, cargoType: 'GENERAL', wishes, anyTime };
  const sent = await callAs(request, person, 'POST', path, body);
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = await sent.json();
  const { code } = await waitForMessage(request, person.username, seen, (message) => message.code !== null);
  const confirmed = await callAs(request, person, 'POST', `${path}/${id}/confirm`, { code });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return confirmed.json();
};
