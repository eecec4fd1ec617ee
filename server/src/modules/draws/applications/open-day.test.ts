import { expect, test } from 'vitest';
import {
  applyNewly,
  at,
  drawFrozen,
  drawnDay,
  freezeDraw,
  openDraw,
  ownApplications,
} from '../../../testing/draws/draw-scene.ts';
import { setUpDrawingApp } from '../../../testing/draws/drawing-app.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { askToJoin } from '../../../testing/trucks/test-waiting-list.ts';

const scene = setUpDrawingApp();

test('nobody waits for a day that is still to be drawn', async () => {
  await openDraw(scene.app, { waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 } });
  const driver = await createVisitor(scene.app);
  const nightBefore = { from: '2026-11-27T20:00:00+09:00', to: at(0) };
  const joined = await askToJoin(scene.app, driver, nightBefore);
  expect(joined.status).toBe(201);
  const touching = { ...nightBefore, to: at(1) };
  const refusal = { status: 422, body: { code: 'DAY_IS_DRAWN' } };
  expect(await askToJoin(scene.app, driver, touching)).toMatchObject(refusal);
  const change = { body: { windows: [touching] } };
  expect(await driver.call('PUT', `/waiting-list/${joined.body.id}`, change)).toMatchObject(refusal);
  await freezeDraw(scene.app);
  await drawFrozen(scene.app, scene.beacon);
  expect((await askToJoin(scene.app, await createVisitor(scene.app), touching)).status).toBe(201);
});

test('an application may be sent back as it was answered', async () => {
  await openDraw(scene.app);
  const { driver, application } = await applyNewly(scene.app, { wishes: [at(9)], anyTime: false });
  const path = `/draws/${drawnDay}/applications/${application.id}`;
  const changed = await driver.call('PUT', path, { body: { ...application, tickets: 9, anyTime: true } });
  expect(changed).toMatchObject({ status: 200, body: { tickets: 1, wishes: [at(9)], anyTime: true } });
  const [own] = await ownApplications(driver);
  expect(own).toEqual(changed.body);
  const unknown = await driver.call('PUT', path, { body: { ...own, luck: 1 } });
  expect(unknown.body.errors).toMatchObject([{ propertyPath: 'luck', code: 'UNKNOWN_FIELD' }]);
});

test('an application of who has lost the approval of the truck keeps nobody out', async () => {
  const operator = await openDraw(scene.app);
  const [before, owner] = await Promise.all([createVisitor(scene.app), createVisitor(scene.app)]);
  const { vehicleId: lost, registrationPlate: plate } = await createTruck(scene.app, before.userId);
  const { vehicleId } = await createTruck(scene.app, owner.userId, { approved: false, plate });
  const apply = (driver: Visitor, truck: string) =>
    driver.call('POST', `/draws/${drawnDay}/applications`, {
      body: { vehicleId: truck, wishes: [], anyTime: true },
    });
  expect((await apply(before, lost)).status).toBe(201);
  expect((await apply(before, lost)).body.code).toBe('PLATE_ALREADY_APPLIED');
  await operator.call('GET', `/vehicle/${vehicleId}/approve?insteadOf=${lost}`);
  expect((await apply(owner, vehicleId)).status).toBe(201);
  expect((await apply(owner, vehicleId)).body.code).toBe('PLATE_ALREADY_APPLIED');
});
