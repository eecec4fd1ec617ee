import { sql } from 'kysely';
import { expect } from 'vitest';
import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import { freeOverdue } from '../../modules/bookings/hold/expire-holds.ts';
import { carryOutNoes } from '../../modules/reconfirm/carry-out-noes.ts';
import { keepList } from '../../modules/waiting-list/keep-list.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestBeacon } from '../servers/beacon-server.ts';
import type { TestApp } from '../test-app.ts';
import { getDraw, runDraws } from './draw-scene.ts';

/** Set by the test. `stopsAfter` is the number of statements after which an instance stops as if it had been killed. */
export const stage = { stopsAfter: [] } as unknown as {
  apps: readonly TestApp[];
  beacon: TestBeacon;
  operator: Visitor;
  readonly stopsAfter: (number | undefined)[];
};

export const appOf = (nth: number) => stage.apps[nth % stage.apps.length] as TestApp;

export type Act = {
  readonly what: string;
  readonly via: number;
  readonly who: number;
  readonly hour: number;
};
export type World = {
  readonly day: string;
  readonly drivers: readonly Visitor[];
  readonly vehicles: readonly string[];
};

const api = '/oktet/api/v1';

export const send = async (
  via: number,
  who: Visitor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const { statusCode } = await appOf(via).server.inject({
    method,
    url: api + path,
    headers: { authorization: who.authorization },
    ...(payload && { payload }),
  });
  expect(statusCode, `${method} ${path}`).toBeLessThan(500);
  return statusCode;
};

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

/** Confirms applications without their codes, which the model cannot read. */
export const confirmAll = (day: string) =>
  appOf(0)
    .database.db.updateTable('draw_application')
    .set({ confirmed_at: appOf(0).clock.now() })
    .where('day', '=', day)
    .where('confirmed_at', 'is', null)
    .execute();

const ofDriver = async (table: 'booking' | 'draw_application', who: Visitor) =>
  appOf(0)
    .database.db.selectFrom(table)
    .select('id')
    .where('account_id', '=', who.userId)
    .orderBy('id', 'desc')
    .execute();

/** Notes that the driver was asked whether he comes. */
const ask = (bookingId: string) => {
  const { clock, database } = appOf(0);
  return sql`
    INSERT INTO coming (booking_id, slot_at, first_asked_at, asked_at)
    SELECT id, slot_at, ${clock.now()}, ${clock.now()} FROM booking WHERE id = ${bookingId}
    ON CONFLICT DO NOTHING`.execute(database.db);
};

/** Undoes the operator's last act, whatever it was. */
const undoLast = async (via: number): Promise<void> => {
  const last = await appOf(0)
    .database.db.selectFrom('operator_act')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) await send(via, stage.operator, 'POST', `/acts/${last.id}/undo`);
};

export const setParams = (via: number, payload: object) =>
  send(via, stage.operator, 'PUT', '/system-params/booking-params', payload);

const closureOf = (day: string, from: number, to: number) => [
  { from: at(day, from), to: at(day, to), reasons: { RU: 'Модель' } },
];

export const acts: Record<string, (world: World, act: Act) => Promise<unknown>> = {
  apply: ({ day, drivers, vehicles }, { via, who, hour }) =>
    send(via, drivers[who] as Visitor, 'POST', `/draws/${day}/applications`, {
      vehicleId: vehicles[who],
      wishes: [at(day, hour)],
      anyTime: hour % 2 === 0,
      cargoType: hour % 3 === 0 ? 'PERISHABLE' : 'GENERAL',
    }),
  change: async ({ day, drivers }, { via, who, hour }) => {
    const [own] = await ofDriver('draw_application', drivers[who] as Visitor);
    if (own)
      await send(via, drivers[who] as Visitor, 'PUT', `/draws/${day}/applications/${own.id}`, {
        wishes: [at(day, hour)],
        anyTime: true,
      });
  },
  withdraw: async ({ day, drivers }, { via, who }) => {
    const [own] = await ofDriver('draw_application', drivers[who] as Visitor);
    if (own) await send(via, drivers[who] as Visitor, 'DELETE', `/draws/${day}/applications/${own.id}`);
  },
  sell: ({ day, vehicles }, { via, who, hour }) =>
    send(via, stage.operator, 'POST', '/booking', {
      vehicleId: vehicles[who],
      dateBooked: at(day, hour),
      reasonKind: 'MEDICAL',
    }),
  book: ({ day, drivers, vehicles }, { via, who, hour }) =>
    send(via, drivers[who] as Visitor, 'POST', '/booking', {
      vehicleId: vehicles[who],
      dateBooked: at(day, hour),
    }),
  take: async ({ drivers }, { via, who }) => {
    const [own] = await ofDriver('booking', drivers[who] as Visitor);
    if (own) await send(via, drivers[who] as Visitor, 'POST', `/booking/${own.id}/offer`);
  },
  cancel: async ({ drivers }, { via, who }) => {
    const [own] = await ofDriver('booking', drivers[who] as Visitor);
    if (own) await send(via, drivers[who] as Visitor, 'DELETE', `/booking/${own.id}`);
  },
  'come or not': async ({ drivers }, { via, who, hour }) => {
    const driver = drivers[who] as Visitor;
    const [own] = await ofDriver('booking', driver);
    if (!own) return;
    await ask(own.id);
    await send(via, driver, 'POST', `/booking/${own.id}/coming`, { coming: hour % 3 === 0 });
  },
  'cancel and undo': async ({ drivers }, { via, who, hour }) => {
    const [own] = await ofDriver('booking', drivers[who] as Visitor);
    if (!own) return;
    const body = { reason: 'x', acknowledged: [] };
    await send(via, stage.operator, 'PUT', `/booking/${own.id}?status=CANCELED`, body);
    if (hour % 2 === 0) await undoLast(via + 1);
  },
  'ban and undo': async ({ vehicles }, { via, who }) => {
    const body = { vehicleId: vehicles[who], reason: 'x', acknowledged: ['OTHER_BOOKINGS'] };
    await send(via, stage.operator, 'POST', '/vehicle/ban', body);
    await undoLast(via + 1);
  },
  ban: ({ vehicles }, { via, who }) =>
    send(via, stage.operator, 'POST', '/vehicle/ban', { vehicleId: vehicles[who], reason: 'x' }),
  capacity: (_world, { via, hour }) => setParams(via, { slotCapacity: 1 + (hour % 4) }),
  rest: (_world, { via, hour }) => setParams(via, { freedPlaceRestMinutes: hour % 2 === 0 ? 0 : 15 }),
  close: ({ day }, { via, hour }) => setParams(via, { closures: closureOf(day, Math.min(hour, 20), 23) }),
  'close the day': async ({ day }, { via, who }) => {
    if (who % 4 === 0) await setParams(via, { closures: closureOf(day, 0, 23) });
  },
  reopen: (_world, { via }) => setParams(via, { closures: [] }),
  shift: ({ day }, { via, hour }) =>
    send(via, stage.operator, 'POST', `/booking/shift?date=${encodeURIComponent(at(day, hour))}`, {
      minutes: 60,
      reason: 'x',
    }),
  bring: async ({ day }, { via }) => {
    const { state, round } = await getDraw(appOf(0), day);
    if (state === 'FROZEN')
      await send(via, stage.operator, 'POST', `/draws/${day}/round`, {
        round,
        signature: stage.beacon.sign(round),
      });
  },
  expire: (_world, { via }) => {
    appOf(0).clock.advance({ minutes: 3 });
    return Promise.all([
      freeOverdue(appOf(via).systemContext()),
      keepList(appOf(via + 1).systemContext()),
      carryOutNoes(appOf(via).systemContext()),
      carryOutNoes(appOf(via + 2).systemContext()),
      releaseDueActs(appOf(via + 1).systemContext()),
    ]);
  },
  'draw on all': async () => {
    await Promise.allSettled(stage.apps.map((app) => runDraws(app)));
  },
  'draw until killed': async (_world, { via, hour, who }) => {
    const nth = via % stage.apps.length;
    stage.stopsAfter[nth] = 5 + hour * who;
    await Promise.allSettled([runDraws(appOf(nth)), runDraws(appOf(nth + 1))]);
    stage.stopsAfter[nth] = undefined;
  },
};
