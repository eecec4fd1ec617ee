import { offerPlaces } from '../../modules/bookings/closures/offer-places.ts';
import { call } from '../people/call-api.ts';
import type { TestApp } from '../test-app.ts';
import type { Operation } from './operation.ts';
import type { Scene } from './pair-scene.ts';
import { early } from './scene-bookings.ts';

const send = async (app: TestApp, { operator }: Scene, request: string, json?: object) => {
  const answer = await call(app, request, { token: operator.authorization, ...(json && { json }) });
  return { status: answer.statusCode, body: answer.json() };
};

/**
 * The closure begins before the slots of the scene. It locks all of them, but the other operation does not find
 * them closed.
 */
const start = Temporal.Instant.from(early).subtract({ hours: 2 });

const close = async (app: TestApp, scene: Scene): Promise<string> => {
  const body = { date: start.toString(), minutes: 60, reason: 'pair' };
  return (await send(app, scene, 'POST /closures', body)).body.closure.id;
};

const fine = { status: 200, code: null };

/** Each operation closes first, so that it has a closure of its own. */
export const closureOperations: readonly Operation[] = [
  {
    name: 'close and undo',
    refusals: [],
    run: async (app, scene) => {
      await send(app, scene, `POST /closures/${await close(app, scene)}/undo`);
      return fine;
    },
  },
  {
    name: 'close, extend and reopen',
    refusals: [],
    run: async (app, scene) => {
      const id = await close(app, scene);
      const later = start.add({ minutes: 90 }).toString();
      await send(app, scene, `PUT /closures/${id}`, { to: later });
      await send(app, scene, `PUT /closures/${id}`, { to: start.toString() });
      await send(app, scene, `POST /closures/${id}/send`);
      await offerPlaces(app.systemContext(), { closureId: id });
      return fine;
    },
  },
];
