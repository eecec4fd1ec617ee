import type { Language } from '#contract/common.ts';
import type { ApplicationType, Role } from '#kernel/access.ts';
import { sessionExpiry } from '../../platform/auth/session-life.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { TestApp } from '../test-app.ts';

type VisitorOptions = {
  readonly roles?: Role[];
  readonly type?: ApplicationType;
  readonly language?: Language;
};

type Call = { readonly body?: object; readonly headers?: Record<string, string> };

let phones = 0;

/** Inserts an account and a session as signing in would, without hashing a password. */
export const createVisitor = async (app: TestApp, options: VisitorOptions = {}) => {
  const { roles = [], type = roles.length > 0 ? 'admin' : 'web', language = 'RU' } = options;
  const { clock, tokens } = app.services;
  const userId = uuidv7(clock);
  const sessionId = uuidv7(clock);
  const now = clock.now();
  const expiresAt = sessionExpiry(type, roles, now, now);
  phones += 1;
  await app.database.db
    .insertInto('account')
    .values({
      id: userId,
      status: 'ACTIVE',
      identification_method: 'PHONE_NUMBER',
      phone: `+79${String(100_000_000 + phones)}`,
      phone_verified: true,
      email: null,
      password_hash: 'none',
      first_name: 'Иван',
      last_name: 'Проверкин',
      patronymic: null,
      language,
      roles,
      created_at: now,
    })
    .execute();
  await app.database.db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: userId,
      type,
      user_agent: null,
      address: null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      password_at: now,
    })
    .execute();
  const authorization = `Bearer ${await tokens.sign({ userId, sessionId }, expiresAt)}`;
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, headers }: Call = {},
  ) => {
    const response = await app.server.inject({
      method,
      url: `/oktet/api/v1${path}`,
      headers: { authorization, ...headers },
      ...(body && { payload: body }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : response.json(),
      headers: response.headers,
    };
  };
  return { userId, sessionId, authorization, call };
};

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;
