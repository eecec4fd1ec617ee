import { createVisitor } from '../people/test-visitor.ts';
import type { TestBeacon } from '../servers/beacon-server.ts';
import type { TestApp } from '../test-app.ts';
import { lastCodeOf } from '../trucks/test-bookings.ts';
import { applyAs, drawFrozen, drawnDay, openDraw, runDraws } from './draw-scene.ts';

/** A truck wins in two draws, one day after the other, and its driver lets both places lapse. */
export const drawnUnused = async (app: TestApp, beacon: TestBeacon) => {
  await openDraw(app);
  const driver = await createVisitor(app);
  const { vehicleId } = (await applyAs(app, driver)).body;
  const apply = (date: string) =>
    driver.call('POST', `/draws/${date}/applications`, { body: { vehicleId, wishes: [], anyTime: true } });
  const confirm = async (date: string, id: string) =>
    driver.call('POST', `/draws/${date}/applications/${id}/confirm`, {
      body: { code: await lastCodeOf(app, driver) },
    });
  const letItLapse = async (opened: string, drawn: string) => {
    app.clock.set(`${opened}T20:00:00+09:00`);
    await runDraws(app);
    await drawFrozen(app, beacon, drawn);
    app.clock.set(Temporal.Instant.from(`${opened}T09:00:00+09:00`).add({ hours: 24, minutes: 1 }));
    await runDraws(app);
  };
  await letItLapse('2026-11-21', drawnDay);
  const second = await apply('2026-11-29');
  await confirm('2026-11-29', second.body.id);
  await letItLapse('2026-11-22', '2026-11-29');
  return { driver, vehicleId, apply, confirm, lapses: [second.body.lapses] };
};
