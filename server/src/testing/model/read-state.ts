import { sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/bookings.ts';
import { completeParams } from '../../modules/system-params/stored-params.ts';
import { openMessage, type WaitingJob } from '../../platform/messages/waiting-message.ts';
import { instanceOf, type Target, type World } from './model-world.ts';

const accountIds = (world: World) => [world.operator, ...world.people].map(({ userId }) => userId);

export const readState = async (world: World) => {
  const { db } = instanceOf(world, 0).database;
  const ids = accountIds(world);
  const slots = await db
    .selectFrom('slot')
    .selectAll()
    .where('day', '>=', world.firstDay)
    .orderBy('start_at')
    .execute();
  const bookings = await db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', 'in', ids)
    .orderBy('id')
    .execute();
  const resting = await db.selectFrom('resting_place').selectAll().execute();
  const events = await db
    .selectFrom('booking_event')
    .innerJoin('booking', 'booking.id', 'booking_event.booking_id')
    .selectAll('booking_event')
    .where('booking.account_id', 'in', ids)
    .orderBy('booking_event.event_at')
    .orderBy('booking_event.id')
    .execute();
  const bans = await db
    .selectFrom('restriction')
    .innerJoin('vehicle', 'vehicle.plate_key', 'restriction.plate_key')
    .selectAll('restriction')
    .distinct()
    .where('vehicle.account_id', 'in', ids)
    .where('restriction.type', '=', 'BAN')
    .execute();
  const { version } = await db
    .selectFrom('booking_params')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return { slots, bookings, resting, events, bans, version };
};

export type State = Awaited<ReturnType<typeof readState>>;

export const readClosures = async (world: World): Promise<World['closures']> =>
  instanceOf(world, 0)
    .database.db.selectFrom('closure')
    .select(['id', 'to_at as to'])
    .where('to_at', '>', Temporal.PlainDate.from(world.firstDay).toZonedDateTime('Asia/Chita').toInstant())
    .orderBy('id', 'desc')
    .limit(3)
    .execute();

export const readParamsSince = async (world: World, version: number) => {
  const rows = await instanceOf(world, 0)
    .database.db.selectFrom('booking_params')
    .selectAll()
    .where('version', '>=', version)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...completeParams(row.params), version: row.version }));
};

/** Collects newly sent codes by booking number; later ones replace earlier ones. */
const readCodes = async (world: World, codes: Map<string, string>) => {
  const app = instanceOf(world, 0);
  const { rows } = await sql<{ data: WaitingJob }>`
    DELETE FROM pgboss.job WHERE name = 'send-sms' RETURNING data`.execute(app.database.db);
  const messages = rows.map(({ data }) => openMessage(app.services, data));
  for (const { text, code } of messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const number = /\d{6}-\d{4,5}/.exec(text)?.[0];
    if (number !== undefined && code !== undefined) codes.set(number, code);
  }
};

/** Bookings that commands can apply to: active ones, and those that ended last. */
export const readTargets = async (
  world: World,
  { bookings }: State,
  codes: Map<string, string>,
): Promise<Target[]> => {
  await readCodes(world, codes);
  const isActive = (status: string) => activeStatuses.some((active) => active === status);
  const ended = bookings.filter(({ status }) => !isActive(status)).slice(-2);
  return [...bookings.filter(({ status }) => isActive(status)), ...ended].flatMap((booking) => {
    const owner = [world.operator, ...world.people].find(({ userId }) => userId === booking.account_id);
    const { id, status, number, offer_id } = booking;
    return owner ? [{ id, owner, status, code: codes.get(number), isOffered: offer_id !== null }] : [];
  });
};
