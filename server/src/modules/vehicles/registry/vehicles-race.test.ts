import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { addDriver, addOperator } from '../../../testing/people/test-people.ts';
import { createTestPair } from '../../../testing/test-app.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;

beforeAll(async () => {
  pair = await createTestPair();
});

afterAll(() => pair.close());

const instances = () => [pair.first, pair.second];
const byStatus = (answers: readonly { statusCode: number }[]) =>
  Object.groupBy(answers, ({ statusCode }) => statusCode);

test('of twenty attempts to hold a plate at once, one succeeds', async () => {
  const { token } = await addDriver(pair.first);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      call(instances()[place % 2] ?? pair.first, 'POST /vehicle/v2', {
        token,
        json: { model: 'x', registrationPlate: place % 3 ? 'RACE 1' : 'race-1' },
      }),
    ),
  );
  expect(byStatus(answers)[201]).toHaveLength(1);
  expect(byStatus(answers)[409]).toHaveLength(19);
});

test('of ten vehicles of a plate approved at once, one is', async () => {
  const { token } = await addOperator(pair.first);
  const vehicles = await Promise.all(
    Array.from({ length: 10 }, async () => addVehicle(pair.first, await addDriver(pair.first), 'RACE 2')),
  );
  const answers = await Promise.all(
    vehicles.map(({ id }, place) =>
      call(instances()[place % 2] ?? pair.first, `GET /vehicle/${id}/approve`, { token }),
    ),
  );
  expect(byStatus(answers)[200]).toHaveLength(1);
  expect(byStatus(answers)[409]).toHaveLength(9);
});

test('vehicles that are added while their plate is banned are banned, whoever comes first', async () => {
  const { first, second } = pair;
  const operator = await addOperator(first);
  const { id } = await addVehicle(first, await addDriver(first), 'RACE 3');
  const drivers = await Promise.all(Array.from({ length: 10 }, () => addDriver(first)));
  await Promise.all([
    ...drivers.map((driver) => addVehicle(second, driver, 'race-3')),
    call(first, 'POST /vehicle/ban', { token: operator.token, json: { vehicleId: id, reason: 'x' } }),
  ]);
  const rows = await first.database.db
    .selectFrom('vehicle')
    .select('ban_status')
    .where('plate_key', '=', 'RACE3')
    .execute();
  expect(rows).toHaveLength(11);
  expect(new Set(rows.map(({ ban_status }) => ban_status))).toEqual(new Set(['BANNED']));
});

test('two trucks that swap plates, bans and edits at once never wait for each other for ever', async () => {
  const { first, second } = pair;
  const [one, two, operator] = [await addDriver(first), await addDriver(first), await addOperator(first)];
  const [a, b] = [await addVehicle(first, one, 'SWAP 1'), await addVehicle(first, two, 'SWAP 2')];
  const edit = (token: string, id: string, registrationPlate: string) =>
    call(second, 'PUT /vehicle/v2', { token, json: { id, registrationPlate } });
  const warn = (vehicleId: string) =>
    call(first, 'POST /vehicle/warn', { token: operator.token, json: { vehicleId, reason: 'x' } });
  for (let round = 0; round < 10; round += 1) {
    const there = round % 2 === 0;
    const answers = await Promise.all([
      edit(one.token, a.id, there ? 'SWAP 2' : 'SWAP 1'),
      edit(two.token, b.id, there ? 'SWAP 1' : 'SWAP 2'),
      warn(a.id),
      warn(b.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204, 204]);
  }
});
