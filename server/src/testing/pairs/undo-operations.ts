import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import { call } from '../people/call-api.ts';
import type { TestApp } from '../test-app.ts';
import type { Operation } from './operation.ts';
import type { Scene } from './pair-scene.ts';

const send = (app: TestApp, { operator }: Scene, request: string, json?: object) =>
  call(app, request, { token: operator.authorization, ...(json && { json }) });

/** Undoes the last two acts, because both operations of the pair may act as this operator. */
const undoLast = async (app: TestApp, scene: Scene): Promise<void> => {
  const acts: { readonly id: string }[] = (await send(app, scene, 'GET /acts/current-user')).json();
  for (const { id } of acts.slice(0, 2)) await send(app, scene, `POST /acts/${id}/undo`);
};

type Act = readonly [name: string, request: (scene: Scene) => readonly [string, object]];

const acts: readonly Act[] = [
  ['call', ({ first }) => [`PUT /booking/${first.id}?status=GO_TO_GATE`, {}]],
  ['no answer', ({ called }) => [`PUT /booking/${called.id}?status=WAITING`, { reasonKind: 'NO_ANSWER' }]],
  ['cancel', ({ first }) => [`PUT /booking/${first.id}?status=CANCELED`, { acknowledged: ['IN_LINE'] }]],
  [
    'ban',
    ({ expected }) => [
      'POST /vehicle/ban',
      { vehicleId: expected.vehicleId, reason: 'pair', acknowledged: ['OTHER_BOOKINGS', 'IN_LINE'] },
    ],
  ],
];

/** Each operation does its act first, which the other operation may have made impossible. */
export const undoOperations: readonly Operation[] = acts.map(([name, requestOf]) => ({
  name: `${name} and undo`,
  refusals: [],
  run: async (app, scene) => {
    await send(app, scene, ...requestOf(scene));
    await undoLast(app, scene);
    await releaseDueActs(app.systemContext());
    return { status: 200, code: null };
  },
}));
