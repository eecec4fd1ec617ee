import { expect, test } from 'vitest';
import type { OperatorVehicle, VehicleDecision } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { addDriver, openScene } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { vehicleApproved } from '../vehicle/vehicle-events.ts';

const scene = openScene();

const decide = (id: string, decision: string) =>
  call(scene.app, `GET /vehicle/${id}/${decision}`, scene.operator);
const idsOf = (vehicles: readonly OperatorVehicle[]) => vehicles.map(({ id }) => id);

test('approving tells about others with that plate, in whatever writing', async () => {
  const [one, two, three] = [
    await addDriver(scene.app),
    await addDriver(scene.app),
    await addDriver(scene.app),
  ];
  const mine = await addVehicle(scene.app, one, 'А 100 АА 75');
  const same = await addVehicle(scene.app, two, 'a100aa75');
  await addVehicle(scene.app, three, 'А 100 АА 750');
  expect(idsOf((await call(scene.app, `GET /vehicle/${mine.id}/same-plate`, scene.operator)).json())).toEqual(
    [same.id],
  );
  const decision = (await decide(mine.id, 'approve')).json<VehicleDecision>();
  expect(decision).toMatchObject({ id: mine.id, approved: true, version: 2, owner: { id: one.account.id } });
  expect(decision.others).toMatchObject([{ id: same.id, approved: false, owner: { id: two.account.id } }]);
});

test('one vehicle of a plate is approved: a second one only after the first is not', async () => {
  const [first, second] = [await addDriver(scene.app), await addDriver(scene.app)];
  const held = await addVehicle(scene.app, first, '黑B 55555');
  const wanted = await addVehicle(scene.app, second, '黑b55555');
  await decide(held.id, 'approve');
  const refused = await decide(wanted.id, 'approve');
  expect(refusal(refused)).toEqual({ status: 409, code: 'PLATE_APPROVED_ELSEWHERE', fields: [] });
  expect(refused.json().others).toMatchObject([
    { id: held.id, approved: true, owner: { id: first.account.id } },
  ]);
  expect((await call(scene.app, `GET /vehicle/${held.id}`, first)).json().approved).toBe(true);

  await decide(held.id, 'disapprove?reason=Sold');
  expect((await decide(wanted.id, 'approve')).json().approved).toBe(true);
  expect((await call(scene.app, `GET /vehicle/${held.id}`, first)).json()).toMatchObject({
    approved: false,
    disapprovalReason: 'Sold',
  });
});

test('approving twice is approving once', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'TWICE 1');
  let told = 0;
  scene.app.services.events.on(vehicleApproved, async (_ctx, event) => {
    if (event.vehicleId === id) told += 1;
  });
  expect((await decide(id, 'approve')).json().version).toBe(2);
  expect((await decide(id, 'approve')).json().version).toBe(2);
  expect(told).toBe(1);
});

test('a reason goes with the disapproval, and goes away with the approval', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'REASON 1');
  const reasonOf = async () => (await call(scene.app, `GET /vehicle/${id}`, driver)).json().disapprovalReason;
  await decide(id, `disapprove?reason=${encodeURIComponent('Свидетельство не читается')}`);
  expect(await reasonOf()).toBe('Свидетельство не читается');
  await decide(id, 'approve');
  expect(await reasonOf()).toBeUndefined();
  await decide(id, 'disapprove');
  expect(await reasonOf()).toBeUndefined();
  expect(refusal(await decide(id, 'disapprove?reason=%20'))).toMatchObject({ fields: ['reason REQUIRED'] });
});

test('a vehicle that is gone cannot be decided about, and frees its plate', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const gone = await addVehicle(scene.app, one, 'FREED 1');
  await decide(gone.id, 'approve');
  await call(scene.app, `DELETE /vehicle/${gone.id}`, one);
  expect((await decide(gone.id, 'approve')).statusCode).toBe(404);
  const next = await addVehicle(scene.app, two, 'FREED 1');
  expect((await decide(next.id, 'approve')).json()).toMatchObject({ approved: true, others: [] });
});

test('an operator moves the approval from one account to another, and both owners are told', async () => {
  const [first, second] = [await addDriver(scene.app, { language: 'EN' }), await addDriver(scene.app)];
  const held = await addVehicle(scene.app, first, 'MOVED 1');
  const wanted = await addVehicle(scene.app, second, 'MOVED 1');
  const move = (query = `insteadOf=${held.id}`) => decide(wanted.id, `approve?${query}`);
  expect(refusal(await move())).toMatchObject({ status: 409, code: 'STALE_VERSION' });
  await decide(held.id, 'approve');
  expect(refusal(await move(`insteadOf=${wanted.id}`)).code).toBe('PLATE_APPROVED_ELSEWHERE');
  expect(refusal(await move(`insteadOf=${held.id}&version=7`)).code).toBe('STALE_VERSION');
  const moved = (await move()).json<VehicleDecision>();
  expect(moved).toMatchObject({ approved: true, version: 2, others: [{ id: held.id, approved: false }] });
  const lost = (await call(scene.app, `GET /vehicle/${held.id}`, first)).json();
  expect(lost).toMatchObject({
    approved: false,
    disapprovalReason: 'The plate was confirmed for another account',
    disapprovalReasons: { RU: 'Номер подтверждён за другой учётной записью' },
  });
  const subjects = await Promise.all(
    [first, second].map(
      async ({ account }) => (await messagesTo(scene.app, account.email ?? '')).at(-1)?.subject,
    ),
  );
  expect(subjects).toEqual(['Vehicle MOVED 1 is not approved', 'Автомобиль MOVED 1 подтверждён']);
});

test('a refused truck with another document waits for a decision again', async () => {
  const driver = await addDriver(scene.app);
  const { documentId } = await addDocument(scene.app, driver.token);
  const { id } = await addVehicle(scene.app, driver, 'REFUSED 1', { documents: [documentId] });
  await decide(id, 'disapprove?reason=Unreadable');
  const attach = async (documents: readonly string[]) =>
    (await call(scene.app, 'PUT /vehicle/v2', { token: driver.token, json: { id, documents } })).json();
  expect(await attach([documentId])).toMatchObject({ disapprovalReason: 'Unreadable' });
  const better = (await addDocument(scene.app, driver.token)).documentId;
  expect(await attach([better])).not.toHaveProperty('disapprovalReason');
});
