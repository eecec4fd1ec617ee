import type { LightMyRequestResponse } from 'fastify';
import { offerPlaces } from '../../modules/bookings/closures/offer-places.ts';
import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import { freeOverdue } from '../../modules/bookings/hold/expire-holds.ts';
import { cancelNoShows } from '../../modules/bookings/passage/no-shows.ts';
import { call } from '../people/call-api.ts';
import type { ModelCommand } from './model-command.ts';
import { type ModelRequest, requestOf } from './model-requests.ts';
import { instanceOf, type Target, type World } from './model-world.ts';
import { keepListOn, waitInList } from './waiting-list.ts';

export type Outcome = {
  readonly command: ModelCommand;
  readonly status: number;
  readonly code: string | null;
  readonly bookingId: string | null;
  readonly asked: Readonly<Record<string, unknown>> | null;
  readonly body: Readonly<Record<string, unknown>> | null;
};

const send = (world: World, via: number, { by, request, body, form }: ModelRequest, key?: string) =>
  call(instanceOf(world, via), request, {
    token: by.authorization,
    ...(body && { json: body }),
    ...(form && { form }),
    headers: { ...(key && { 'idempotency-key': key }) },
  });

const outcomeOf = (
  command: ModelCommand,
  request: ModelRequest,
  response: LightMyRequestResponse,
): Outcome => {
  const body = response.body === '' ? null : response.json<Record<string, unknown>>();
  const isRefused = response.statusCode >= 400;
  const createdId = response.statusCode === 201 ? String(body?.id) : null;
  return {
    command,
    status: response.statusCode,
    code: isRefused ? String(body?.code) : null,
    bookingId: request.bookingId ?? createdId,
    asked: request.body ?? null,
    body,
  };
};

const expire = async (world: World, command: ModelCommand, minutes: number): Promise<Outcome> => {
  const app = instanceOf(world, command.via);
  app.clock.advance({ minutes });
  await freeOverdue(app.systemContext());
  await releaseDueActs(app.systemContext());
  for (const { id: closureId } of world.closures) await offerPlaces(app.systemContext(), { closureId });
  await cancelNoShows(app.systemContext());
  await keepListOn(world, command.via);
  return { command, status: 200, code: null, bookingId: null, asked: null, body: null };
};

const run = async (
  world: World,
  targets: readonly Target[],
  command: ModelCommand,
  key: string,
): Promise<Outcome[]> => {
  if (command.kind === 'expire') return [await expire(world, command, command.minutes)];
  if (command.kind === 'wait') {
    await waitInList(world, command.via, command.truck, command.auto);
    await keepListOn(world, command.via);
    return [{ command, status: 200, code: null, bookingId: null, asked: null, body: null }];
  }
  const request = requestOf(world, targets, command);
  if (!request) return [];
  if (command.kind !== 'create' || !command.twice)
    return [outcomeOf(command, request, await send(world, command.via, request))];
  const answers = await Promise.all([0, 1].map((other) => send(world, command.via + other, request, key)));
  return answers.map((answer) => outcomeOf(command, request, answer));
};

/** Deletes lost holds, because further bookings would require a captcha, which the model does not solve. */
export const forgiveLostHolds = (world: World) =>
  instanceOf(world, 0).database.db.deleteFrom('lost_hold').execute();

export const runBatch = async (
  world: World,
  targets: readonly Target[],
  batch: readonly ModelCommand[],
  name: string,
): Promise<Outcome[]> =>
  (await Promise.all(batch.map((command, place) => run(world, targets, command, `${name}-${place}`)))).flat();
