import { findDraw } from '../../modules/draws/draw/draws.queries.ts';
import { advanceDraws, callOff } from '../../modules/draws/steps/advance-draws.ts';
import { freezeDraw } from '../../modules/draws/steps/freeze-draw.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { call } from '../people/call-api.ts';
import { signRound } from '../servers/beacon-server.ts';
import type { TestApp } from '../test-app.ts';
import { type Operation, operation } from './operation.ts';
import { late } from './scene-bookings.ts';
import { sceneDay } from './scene-draw.ts';

const fine = { status: 200, code: null };
const noAccount = ['UNAUTHORIZED', 'NOT_FOUND'] as const;
const over = ['DRAW_CLOSED', 'STALE_VERSION', ...noAccount] as const;
const path = `/draws/${sceneDay}/applications`;

const freeze = async (app: TestApp) => {
  await inTransaction(app.systemContext(), (trx) => freezeDraw(trx, sceneDay));
  return fine;
};

const handIn = async (app: TestApp) => {
  await freeze(app);
  const round = (await findDraw(app.database.db, sceneDay))?.round ?? 0;
  const answer = await call(app, `POST /draws/${sceneDay}/round`, {
    json: { round, signature: signRound(round) },
  });
  return { status: answer.statusCode, code: answer.statusCode >= 400 ? String(answer.json().code) : null };
};

const hold = async (app: TestApp) => {
  await handIn(app);
  await advanceDraws(app.systemContext());
  return fine;
};

/**
 * Refusals that any other operation may get beside a draw: the draw takes all places, its day may be off sale,
 * and a sale of that day needs an operator's reason (INVALID_INPUT).
 */
export const besideDraws = [
  'SLOT_FULL',
  'DAY_IS_DRAWN',
  'PLATE_ALREADY_BOOKED',
  'OFFER_OVER',
  'INVALID_INPUT',
] as const;

/** Operations on the scene's draw. Each first takes the draw to the step that it needs, unless the other one has. */
export const drawOperations: readonly Operation[] = [
  operation('apply', ['DRAW_CLOSED', 'VEHICLE_BANNED', 'PLATE_ALREADY_APPLIED', 'NOT_FOUND'], (scene) => ({
    by: scene.driver,
    request: `POST ${path}`,
    json: {
      vehicleId: scene.booked.vehicleId,
      wishes: [late],
      anyTime: false,
      documents: [scene.documentId],
    },
  })),
  operation('change an application', over, ({ rival, applicationId }) => ({
    by: rival.driver,
    request: `PUT ${path}/${applicationId}`,
    json: { wishes: [late], anyTime: false },
  })),
  operation('withdraw an application', over, ({ rival, applicationId }) => ({
    by: rival.driver,
    request: `DELETE ${path}/${applicationId}`,
  })),
  { name: 'freeze a draw', refusals: [], run: freeze },
  { name: 'hand a round in', refusals: ['ROUND_INVALID'], run: handIn },
  { name: 'hold the places of winners', refusals: [], run: hold },
  {
    name: 'take a place that was won',
    refusals: ['OFFER_OVER', 'TRANSITION_REFUSED', ...noAccount],
    run: async (app, { rival, applicationId }) => {
      await hold(app);
      const { booking_id: id } = (await app.database.db
        .selectFrom('draw_application')
        .select('booking_id')
        .where('id', '=', applicationId)
        .executeTakeFirst()) ?? { booking_id: null };
      if (id === null) return fine;
      const answer = await call(app, `POST /booking/${id}/offer`, { token: rival.driver.authorization });
      return {
        status: answer.statusCode,
        code: answer.statusCode >= 400 ? String(answer.json().code) : null,
      };
    },
  },
  {
    name: 'give a place of a drawn day away',
    refusals: ['NOT_FOUND', 'VEHICLE_BANNED'],
    run: async (app, { operator, unbooked }) => {
      await app.database.db.updateTable('drawn_day').set({ on_sale_at: null }).execute();
      const answer = await call(app, 'POST /booking', {
        token: operator.authorization,
        json: { vehicleId: unbooked.vehicleId, dateBooked: late, reasonKind: 'MEDICAL' },
      });
      return {
        status: answer.statusCode,
        code: answer.statusCode >= 400 ? String(answer.json().code) : null,
      };
    },
  },
  {
    name: 'call a draw off',
    refusals: [],
    run: async (app) => {
      const draw = await findDraw(app.database.db, sceneDay);
      if (draw) await inTransaction(app.systemContext(), (trx) => callOff(trx, draw));
      return fine;
    },
  },
];
