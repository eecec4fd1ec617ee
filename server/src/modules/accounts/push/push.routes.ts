import { pushRoutes as routes } from '#contract/push.ts';
import { bind, bindInTransaction, type RouteHost } from '../../../platform/http/bind.ts';
import { pushKey } from '../../../platform/messages/push/push-key.ts';
import { addPushSubscription, removePushSubscription } from './push-subscriptions.ts';

export const bindPushRoutes = (host: RouteHost): void => {
  bind(host, routes.getPushKey, async (ctx) => ({ publicKey: pushKey(ctx).publicKey }));
  bind(host, routes.addPushSubscription, (ctx, { body }) => addPushSubscription(ctx, body));
  bindInTransaction(host, routes.removePushSubscription, (ctx, { params }) =>
    removePushSubscription(ctx, params.id),
  );
};
