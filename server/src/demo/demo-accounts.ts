import type { ApplicationType } from '#kernel/access.ts';
import { type Account, findVerifiedAccount } from '../modules/accounts/account/accounts.queries.ts';
import type { Person } from '../modules/accounts/registration/add-vouched-account.ts';
import type { Actor } from '../platform/context/actor.ts';
import type { Context } from '../platform/context/context.ts';
import people from './accounts/demo-people.json' with { type: 'json' };

export const demoPeople = people as readonly Person[];

export const findDemoAccount = (ctx: Context, email: string) =>
  findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email });

export const actorOf = (
  { id, roles, language }: Pick<Account, 'id' | 'roles' | 'language'>,
  sessionType: ApplicationType,
): Actor => ({ userId: id, sessionId: id, roles, sessionType, language });
