import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movableClock } from '../../../testing/movable-clock.ts';
import { type ServerProcess, startServer } from '../../../testing/servers/start-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Answer, ask, makeWishes, type Wish } from '../../../testing/trucks/booking-wishes.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

const secret = 'a secret that the killed and the living share';
const slots = 6;
const placesEach = 10;

/** An instance in this process, which shares the database with the two server processes. */
let observer: TestApp;
let victim: ServerProcess;
let survivor: ServerProcess;

beforeAll(async () => {
  observer = await createTestApp({
    clock: movableClock(Temporal.Now.instant()),
    env: { AUTH_SECRET: secret },
  });
  const env = {
    DATABASE_URL: observer.database.url,
    DATA_DIR: observer.services.config.dataDir,
    AUTH_SECRET: secret,
  };
  [victim, survivor] = await Promise.all([startServer(env), startServer(env)]);
});

afterAll(async () => {
  await Promise.all([victim?.kill(), survivor?.kill()]);
  await observer.close();
});

/** Never reads the answer; resolves when the request is sent. */
const askWithoutListening = (server: ServerProcess, wish: Wish): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const lines = [
    'POST /api/booking HTTP/1.1',
    'host: localhost',
    ...Object.entries(wish.headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(wish.body)}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).pause();
    socket.once('error', reject);
    socket.write(`${lines.join('\r\n')}\r\n\r\n${wish.body}`, () => resolve(socket));
  });
};

const listBookings = () =>
  observer.database.db.selectFrom('booking').select(['id', 'account_id', 'vehicle_id', 'status']).execute();

test('a server that is killed amid bookings loses nothing that it acknowledged, and a retry elsewhere books nothing twice', async () => {
  const wishes = await makeWishes(observer, { count: slots * placesEach, slots, days: 1 });
  const [unheard, loud] = [wishes.slice(0, 6), wishes.slice(6)];
  const sockets = await Promise.all(unheard.map((wish) => askWithoutListening(victim, wish)));
  while ((await listBookings()).length < unheard.length);
  const madeUnheard = await listBookings();
  for (const socket of sockets) socket.destroy();

  let answers = 0;
  let killing: Promise<void> | undefined;
  const tell = async (wish: Wish, place: number): Promise<Answer | undefined> => {
    const isDoomed = place % 3 !== 0;
    const answer = await ask((isDoomed ? victim : survivor).url, wish).catch(() => undefined);
    if (isDoomed && answer) answers += 1;
    if (answers === 5) killing ??= victim.kill();
    return answer;
  };
  const first = await Promise.all(loud.map(tell));
  await killing;
  const acknowledged = first.filter((answer) => answer !== undefined);
  const lost = [...unheard, ...loud.filter((_, place) => first[place] === undefined)];
  expect(lost.length).toBeGreaterThan(unheard.length);
  expect(acknowledged.map(({ status }) => status)).toEqual(acknowledged.map(() => 201));

  const afterKill = new Set((await listBookings()).map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !afterKill.has(id))).toEqual([]);

  const retried = await Promise.all(lost.map((wish) => ask(survivor.url, wish)));
  expect(retried.map(({ status }) => status)).toEqual(lost.map(() => 201));
  for (const { id, vehicle_id } of madeUnheard) {
    const place = lost.findIndex((wish) => wish.vehicleId === vehicle_id);
    expect(retried[place]?.id).toBe(id);
  }

  const bookings = await listBookings();
  expect(new Set([...acknowledged, ...retried].map(({ id }) => id))).toEqual(
    new Set(bookings.map(({ id }) => id)),
  );
  expect(bookings).toHaveLength(wishes.length);
  await requireSlotsAgree(observer.database.db);
  const full = await observer.database.db
    .selectFrom('slot')
    .select(['booked', 'booked_ordinary', 'ceiling'])
    .where('booked', '>', 0)
    .execute();
  expect(full).toEqual(Array(slots).fill({ booked: placesEach, booked_ordinary: placesEach, ceiling: 12 }));
});
