import { findVerifiedAccount } from '../modules/accounts/account/accounts.queries.ts';
import type { Context } from '../platform/context/context.ts';

export const findDemoAccount = (ctx: Context, email: string) =>
  findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email });
