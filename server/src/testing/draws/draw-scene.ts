import { advanceDraws } from '../../modules/draws/steps/advance-draws.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestBeacon } from '../servers/beacon-server.ts';
import type { TestApp } from '../test-app.ts';
import { lastCodeOf } from '../trucks/test-bookings.ts';
import { createTruck } from '../trucks/test-truck.ts';

/** The day that is drawn. The draw opens and closes a week before it. */
export const drawnDay = '2026-11-28';
export const opening = '2026-11-21T00:00:00+09:00';
export const closing = '2026-11-21T20:00:00+09:00';
export const at = (hour: number) => `${drawnDay}T${String(hour).padStart(2, '0')}:00:00+09:00`;

export const runDraws = (app: TestApp) => advanceDraws(app.systemContext());

/** Switches draws on the day before the opening, so that the day is known as drawn when it opens. */
export const openDraw = async (app: TestApp, params: object = {}): Promise<Visitor> => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { body } = await operator.call('GET', '/system-params/booking-params');
  const changed = await operator.call('PUT', '/system-params/booking-params', {
    body: { draw: { ...body.draw, enabled: true }, certificateRequired: false, ...params },
  });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  app.clock.set(opening);
  await runDraws(app);
  return createVisitor(app, { roles: ['ADMIN'] });
};

export const getDraw = async (app: TestApp, day = drawnDay) =>
  (await app.server.inject({ url: `/oktet/api/v1/draws/${day}` })).json();

/** Reads what anybody needs to compute the draw again. */
export const publishedDraw = async (app: TestApp, date = drawnDay) => {
  const url = `/oktet/api/v1/draws/${date}`;
  const { signature, log } = await getDraw(app, date);
  const { rawPayload } = await app.server.inject({ url: `${url}/frozen.json` });
  const list = (await app.server.inject({ url: `${url}/list?size=1000` })).json().content;
  return { date, frozen: new Uint8Array(rawPayload), signature, log, list };
};

export const freezeDraw = async (app: TestApp): Promise<void> => {
  app.clock.set(closing);
  await runDraws(app);
};

/** Takes a frozen draw on until its places are held for the winners. */
export const drawFrozen = async (app: TestApp, beacon: TestBeacon, day = drawnDay): Promise<void> => {
  const { round, roundAt } = await getDraw(app, day);
  app.clock.set(roundAt);
  beacon.publish(round, beacon.sign(round));
  await runDraws(app);
};

export const ownApplications = async (driver: Visitor, day = drawnDay) =>
  (await driver.call('GET', `/draws/${day}/applications/current-user`)).body.content;

type Wish = { readonly wishes?: readonly string[]; readonly anyTime?: boolean } & Readonly<
  Record<string, unknown>
>;

/** Applies for the driver with a new truck and confirms the application. */
export const applyAs = async (app: TestApp, driver: Visitor, wish: Wish = {}, day = drawnDay) => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const applied = await driver.call('POST', `/draws/${day}/applications`, {
    body: { vehicleId, wishes: [], anyTime: true, ...wish },
  });
  if (applied.status !== 201) return applied;
  const { body } = await driver.call('POST', `/draws/${day}/applications/${applied.body.id}/confirm`, {
    body: { code: await lastCodeOf(app, driver) },
  });
  return { ...applied, body };
};

export const applyNewly = async (app: TestApp, wish: Wish = {}) => {
  const driver = await createVisitor(app);
  return { driver, application: (await applyAs(app, driver, wish)).body };
};
