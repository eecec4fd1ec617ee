import { toRequest } from '../../modules/bookings/create/booking-request.ts';
import { bookGroup } from '../../modules/bookings/create/together/book-group.ts';
import type { Member, PlainRequest } from '../../modules/bookings/create/together/member.ts';
import type { RequestKey } from '../../platform/context/once.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';

export type GroupRequest = {
  readonly by: Visitor;
  readonly vehicleId: string;
  readonly dateBooked: string;
  readonly firstNameOfDriver?: string;
  readonly requestKey?: RequestKey;
};

const memberOf = async (
  app: TestApp,
  { by, dateBooked, requestKey, ...input }: GroupRequest,
): Promise<Member> => {
  const actor = {
    userId: by.userId,
    sessionId: by.userId,
    roles: [],
    sessionType: 'web',
    language: 'RU',
  } as const;
  const ctx = { ...app.systemContext(), actor: { ...actor, roles: [] }, requestKey: requestKey ?? null };
  const request = (await toRequest(ctx, input)) as PlainRequest;
  return { ctx, request, start: Temporal.Instant.from(dateBooked) };
};

/** Books for several drivers in one batch. Resolves with the outcome of each. */
export const bookInGroup = async (app: TestApp, wanted: readonly GroupRequest[]) => {
  const members = await Promise.all(wanted.map((one) => memberOf(app, one)));
  const answers = await bookGroup(members);
  return Promise.allSettled(answers.map((answer) => answer()));
};

export const bookPair = async (app: TestApp, wanted: readonly GroupRequest[]) => {
  const answers = await bookInGroup(app, wanted);
  const [failed] = answers.filter((answer) => answer.status === 'rejected');
  if (!failed) return { status: 201, code: null };
  if (!(failed.reason instanceof AppError)) throw failed.reason;
  return { status: 409, code: failed.reason.code };
};
