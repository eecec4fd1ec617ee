import { ECDH } from 'node:crypto';
import type { pushRoutes } from '#contract/push.ts';
import type { BodyOf } from '#contract/route.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { isPushService, isPushServicePublic } from '../../../platform/messages/push/push-endpoint.ts';
import {
  deletePushSubscription,
  replacePushSubscription,
} from '../../../platform/messages/push/push-subscriptions.queries.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { lockCurrentAccount, requireActor } from '../account/current-account.ts';

type Given = BodyOf<typeof pushRoutes.addPushSubscription>;

/** Refuses a key that is no point of the curve, because nothing can be encrypted for it and every push would fail. */
const requirePoint = (p256dh: string): void => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalidField('keys.p256dh', 'INVALID_FORMAT');
  }
};

export const addPushSubscription = async (ctx: Context, { endpoint, keys }: Given) => {
  requirePoint(keys.p256dh);
  const { push } = ctx.config;
  if (!isPushService(endpoint, push) || !(await isPushServicePublic(endpoint, push)))
    throw new AppError('PUSH_SERVICE_REFUSED');
  const { userId: account_id, sessionId: session_id } = requireActor(ctx);
  const row = { id: uuidv7(ctx.clock), account_id, session_id, endpoint, ...keys };
  return inTransaction(ctx, async (trx) => {
    await lockCurrentAccount(trx);
    return { id: await replacePushSubscription(trx.db, { ...row, created_at: ctx.clock.now() }) };
  });
};

export const removePushSubscription = async (ctx: TrxContext, id: string): Promise<void> => {
  if (!(await deletePushSubscription(ctx.db, requireActor(ctx).userId, id))) throw new AppError('NOT_FOUND');
};
