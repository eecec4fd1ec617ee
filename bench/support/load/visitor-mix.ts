import { benchToken } from '../bench-app.ts';
import { createRequest, dayOf, type Stage, slotsOf } from '../stage.ts';
import { wireRequest } from './http-line.ts';
import type { Offer } from './offered-load.ts';

/** How many of a hundred requests are of each kind. */
const mix = { 'free times': 40, line: 30, 'own list': 15, 'console list': 5, booking: 8, gate: 2 };
export type Kind = keyof typeof mix;
const kinds = (Object.keys(mix) as Kind[]).flatMap((kind) => Array.from({ length: mix[kind] }, () => kind));

/**
 * Drivers take turns, and each request comes from another address, so that no limit of an account or network is
 * met. No driver books twice.
 */
export const createMix = async (stage: Stage, driverCount: number): Promise<() => Offer<Kind>> => {
  const starts = slotsOf(stage.app, 1, 6);
  const drivers = await stage.drivers.take(driverCount);
  const operator = { authorization: await benchToken(stage.app, 'admin'), 'application-type': 'admin' };
  const day = dayOf(stage.app, starts[0] ?? '');
  let count = 0;
  let bookings = 0;
  return () => {
    const number = count++;
    const kind = kinds[(number * 37) % kinds.length] ?? 'line';
    const driver = drivers[kind === 'booking' ? bookings++ : number % drivers.length];
    if (!driver) throw new Error(`${driverCount} drivers are too few`);
    const address = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
    const read = (path: string) =>
      wireRequest({ path, headers: { authorization: driver.authorization, ...address } });
    const operate = (path: string, body: object) =>
      wireRequest({ method: 'POST', path, headers: { ...operator, ...address }, body });
    const requests: Readonly<Record<Kind, () => string>> = {
      'free times': () => read(`/booking/time-slots?date=${day}`),
      line: () => wireRequest({ path: '/queue', headers: { ...operator, ...address } }),
      'own list': () => read('/booking/current-user?page=0&size=12&sort=dateBooked,DESC'),
      'console list': () => operate('/booking/all?page=0&sort=dateBooked,DESC', {}),
      booking: () => createRequest(driver, starts[number % starts.length] ?? '', address),
      gate: () => operate('/queue/check-in', { text: `NONE${number}` }),
    };
    return { kind, request: requests[kind]() };
  };
};
