import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { BanEvent, Vehicle } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addDriver, freshToken, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { plateBanned } from '../vehicle/vehicle-events.ts';
import { endBans } from './end-bans.ts';

const scene = openScene();

const act = async (what: 'ban' | 'warn' | 'unban', json: object) =>
  call(scene.app, `POST /vehicle/${what}`, { token: await freshToken(scene.app, scene.operator), json });
const read = async (path: string, who: Person) =>
  (await call(scene.app, `GET ${path}`, { token: await freshToken(scene.app, who) })).json();
const get = (id: string, who: Person = scene.driver): Promise<Vehicle> => read(`/vehicle/${id}`, who);
const history = async (id: string, who: Person = scene.driver): Promise<BanEvent[]> =>
  (await read(`/vehicle/${id}/ban-events`, who)).content;
const renewed = async () => ({ token: await freshToken(scene.app, scene.driver) });
const inHours = (hours: number) => scene.app.clock.now().add({ hours }).toString();

describe('a ban', () => {
  test('shows its reason and its end to the driver, and is lifted', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'Б 001 ББ 75');
    const end = scene.app.clock.now().add({ hours: 240 }).toZonedDateTimeISO('+09:00');
    const until = end.toString({ timeZoneName: 'never' });
    expect((await act('ban', { vehicleId: id, reason: ' Поддельные документы ', until })).statusCode).toBe(
      204,
    );
    expect(await get(id)).toMatchObject({
      banStatus: 'BANNED',
      ban: { reason: 'Поддельные документы', until },
      version: 1,
    });
    scene.app.clock.advance({ minutes: 5 });
    expect((await act('unban', { vehicleId: id, reason: 'Разобрались' })).statusCode).toBe(204);
    const lifted = await get(id);
    expect(lifted.banStatus).toBe('UNBANNED');
    expect(lifted).not.toHaveProperty('ban');
    const [unban, ban] = await history(id);
    expect(unban).toMatchObject({
      type: 'UNBAN',
      reason: 'Разобрались',
      unbanMode: 'MANUAL',
      actor: 'ADMIN',
      until: null,
      clearedDate: null,
    });
    expect(ban).toMatchObject({ type: 'BAN', until, clearedDate: unban?.eventDate, unbanMode: 'MANUAL' });
  });

  test('without an end holds until lifted', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'FOREVER 1');
    await act('ban', { vehicleId: id, reason: 'x' });
    scene.app.clock.advance({ hours: 24 * 400 });
    await endBans(scene.app.systemContext());
    expect((await get(id)).ban).toEqual({ reason: 'x', reasons: { RU: 'x', EN: 'x', CN: 'x' } });
  });

  test('given again takes the place of the first, so that its end can be moved either way', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'AGAIN 1');
    await act('ban', { vehicleId: id, reason: 'first', until: inHours(100) });
    scene.app.clock.advance({ hours: 1 });
    await act('ban', { vehicleId: id, reason: 'second', until: inHours(1) });
    expect((await get(id)).ban?.reason).toBe('second');
    const [second, first] = await history(id);
    expect(second).toMatchObject({ reason: 'second', clearedDate: null });
    expect(first).toMatchObject({ reason: 'first', clearedDate: second?.eventDate, unbanMode: null });
    scene.app.clock.advance({ hours: 1 });
    expect((await get(id)).banStatus).toBe('UNBANNED');
  });

  test('tells whoever keeps bookings, in its own transaction', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'TELL 1');
    const told: unknown[] = [];
    scene.app.services.events.on(plateBanned, async (_ctx, event) => void told.push(event));
    await act('warn', { vehicleId: id, reason: 'x' });
    await act('ban', { vehicleId: id, reason: 'x' });
    expect(told).toMatchObject([{ plateKey: 'TELL1', accountId: null, until: null }]);
  });
});

describe('bans end by themselves', () => {
  test('at their own time, by the clock and by the job, whatever comes first', async () => {
    const seen = await addVehicle(scene.app, await renewed(), 'END 001');
    const unseen = await addVehicle(scene.app, await renewed(), 'END 002');
    const until = scene.app.clock.now().add({ hours: 2 });
    for (const { id } of [seen, unseen])
      await act('ban', { vehicleId: id, reason: 'x', until: until.toString() });
    scene.app.clock.advance({ hours: 1, minutes: 59, seconds: 59 });
    expect((await get(seen.id)).banStatus).toBe('BANNED');
    scene.app.clock.advance({ seconds: 1 });
    expect((await get(seen.id)).banStatus).toBe('UNBANNED');
    scene.app.clock.advance({ hours: 5 });
    const stateOf = (id: string) =>
      scene.app.database.db
        .selectFrom('vehicle')
        .select(['ban_status', 'unban_mode', 'cleared_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect((await stateOf(unseen.id))?.ban_status).toBe('BANNED');
    await endBans(scene.app.systemContext());
    for (const { id } of [seen, unseen]) {
      expect(await stateOf(id)).toEqual({ ban_status: 'UNBANNED', unban_mode: 'EXPIRED', cleared_at: until });
      const [unban, ban] = await history(id);
      expect(unban).toMatchObject({
        type: 'UNBAN',
        actor: 'SYSTEM',
        unbanMode: 'EXPIRED',
        reason: 'Срок истёк',
      });
      expect(ban).toMatchObject({ clearedDate: unban?.eventDate, unbanMode: 'EXPIRED' });
      expect(Temporal.Instant.from(ban?.clearedDate ?? '').equals(until)).toBe(true);
    }
  });

  test('lists show them ended too', async () => {
    const own = await addDriver(scene.app);
    const { id } = await addVehicle(scene.app, own, 'END 003');
    await act('ban', { vehicleId: id, reason: 'x', until: inHours(1) });
    scene.app.clock.advance({ hours: 1 });
    const mine = (await call(scene.app, 'GET /vehicle/current-user', own)).json();
    expect(mine.content).toMatchObject([{ id, banStatus: 'UNBANNED' }]);
  });

  test('a warning below outlives the ban above', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'BELOW 1');
    await act('warn', { vehicleId: id, reason: 'careful', until: inHours(10) });
    await act('ban', { vehicleId: id, reason: 'enough', until: inHours(5) });
    expect(await get(id)).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'enough' } });
    scene.app.clock.advance({ hours: 5 });
    expect(await get(id)).toMatchObject({ banStatus: 'WARNED', ban: { reason: 'careful' } });
    scene.app.clock.advance({ hours: 5 });
    expect((await get(id)).banStatus).toBe('UNBANNED');
  });
});

describe('an operator’s ban belongs to the plate', () => {
  const disguises = ['k 500 kk-75', 'К.500.КК.75', 'Ｋ５００ＫＫ７５'];

  test('in every account that has it, now or later, in whatever writing', async () => {
    const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
    const mine = await addVehicle(scene.app, one, 'К 500 КК 75');
    const same = await addVehicle(scene.app, two, disguises[0] ?? '');
    await act('ban', { vehicleId: mine.id, reason: 'x' });
    expect((await get(mine.id, one)).banStatus).toBe('BANNED');
    expect((await get(same.id, two)).banStatus).toBe('BANNED');
    for (const typed of disguises)
      expect((await addVehicle(scene.app, await addDriver(scene.app), typed)).banStatus).toBe('BANNED');
    await act('unban', { vehicleId: same.id, reason: 'y' });
    expect((await get(mine.id, one)).banStatus).toBe('UNBANNED');
  });

  test('is not shed by deleting and adding again, nor by another plate in between', async () => {
    const own = await addDriver(scene.app);
    const { id } = await addVehicle(scene.app, own, 'SHED 1');
    await act('ban', { vehicleId: id, reason: 'x' });
    const edit = (registrationPlate: string) =>
      call(scene.app, 'PUT /vehicle/v2', { token: own.token, json: { id, registrationPlate } });
    expect((await edit('SHED 2')).json().banStatus).toBe('UNBANNED');
    expect((await edit('shed-1')).json()).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'x' } });
    await call(scene.app, `DELETE /vehicle/${id}`, own);
    expect((await addVehicle(scene.app, own, 'Shed 1')).banStatus).toBe('BANNED');
  });
});

describe('the history', () => {
  test('cannot be changed, not even in the database', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'HISTORY 1');
    await act('ban', { vehicleId: id, reason: 'x' });
    await act('unban', { vehicleId: id, reason: 'y' });
    for (const statement of [
      sql`UPDATE ban_event SET reason = 'nothing'`,
      sql`DELETE FROM ban_event`,
      sql`UPDATE ban_clearance SET event_id = cleared_by`,
      sql`DELETE FROM ban_clearance`,
      sql`TRUNCATE ban_clearance`,
    ])
      await expect(statement.execute(scene.app.database.db)).rejects.toThrow(/append-only/);
    expect(await history(id)).toHaveLength(2);
  });

  test('comes in pages, newest first', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'PAGES 1');
    for (const reason of ['1', '2', '3']) {
      await act('ban', { vehicleId: id, reason });
      scene.app.clock.advance({ seconds: 1 });
    }
    const page = await read(`/vehicle/${id}/ban-events?page=1&size=2`, scene.operator);
    expect(page).toMatchObject({ last: true, page: 1, size: 2, total: 3, content: [{ reason: '1' }] });
  });

  test('of a plate is not told to whoever types the plate in', async () => {
    const [victim, curious] = [await addDriver(scene.app), await addDriver(scene.app)];
    const owned = await addVehicle(scene.app, victim, 'PAST 1');
    await act('ban', { vehicleId: owned.id, reason: 'private matter' });
    scene.app.clock.advance({ hours: 1 });
    await act('unban', { vehicleId: owned.id, reason: 'settled' });
    scene.app.clock.advance({ hours: 1 });
    const typed = await addVehicle(scene.app, curious, 'past-1');
    expect(await history(typed.id, curious)).toEqual([]);
    expect(await history(owned.id, victim)).toHaveLength(2);
    expect(await history(typed.id, scene.operator)).toHaveLength(2);
    await act('ban', { vehicleId: owned.id, reason: 'anew' });
    expect(await history(typed.id, curious)).toMatchObject([{ type: 'BAN', reason: 'anew' }]);
  });

  test('of an earlier plate stays with the vehicle', async () => {
    const own = await addDriver(scene.app);
    const { id } = await addVehicle(scene.app, own, 'EARLIER 1');
    await act('ban', { vehicleId: id, reason: 'x' });
    const json = { id, registrationPlate: 'LATER 1' };
    await call(scene.app, 'PUT /vehicle/v2', { token: own.token, json });
    expect(await history(id, scene.operator)).toMatchObject([{ type: 'BAN', reason: 'x' }]);
  });
});

describe('refused:', () => {
  test('lifting what does not hold', async () => {
    const { id } = await addVehicle(scene.app, await renewed(), 'NOTHING 1');
    const response = await act('unban', { vehicleId: id, reason: 'x' });
    expect(refusal(response)).toEqual({ status: 422, code: 'VEHICLE_NOT_BANNED', fields: [] });
  });

  test.each<[object, string[]]>([
    [{}, ['vehicleId REQUIRED', 'reason REQUIRED']],
    [{ vehicleId: 'x', reason: ' ' }, ['vehicleId INVALID_FORMAT', 'reason REQUIRED']],
    [{ reason: 'x'.repeat(501) }, ['vehicleId REQUIRED', 'reason TOO_LONG']],
    [{ vehicleId: crypto.randomUUID(), reason: 'x', until: 'soon' }, ['until INVALID_FORMAT']],
    [{ vehicleId: crypto.randomUUID(), reason: 'x', until: '2026-11-20' }, ['until INVALID_FORMAT']],
    [{ vehicleId: crypto.randomUUID(), reason: 'x', until: '2020-01-01T00:00:00Z' }, ['until NOT_IN_FUTURE']],
    [{ vehicleId: crypto.randomUUID(), reason: 'x', shoe: 1 }, ['shoe UNKNOWN_FIELD']],
  ])('%j', async (json, fields) => {
    for (const what of ['ban', 'warn'] as const)
      expect(refusal(await act(what, json))).toEqual({ status: 400, code: 'INVALID_INPUT', fields });
  });

  test('a vehicle that is not there', async () => {
    for (const what of ['ban', 'warn', 'unban'] as const)
      expect((await act(what, { vehicleId: crypto.randomUUID(), reason: 'x' })).statusCode).toBe(404);
  });
});
