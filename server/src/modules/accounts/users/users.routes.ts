import { accountsRoutes as routes } from '#contract/accounts-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../../platform/http/bind.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';
import { setUserStatus } from './set-user-status.ts';

/** What operators do with accounts. */
export const bindUsersRoutes = (host: RouteHost): void => {
  bind(host, routes.listUsers, async (ctx, { query }) => answer(200, await listUsers(ctx, query)));
  bind(host, routes.getUser, async (ctx, { params }) => answer(200, await getUser(ctx, params.id)));
  bindInTransaction(host, routes.putUserStatus, async (ctx, { params, query }) =>
    answer(200, await setUserStatus(ctx, params.id, query.status)),
  );
};
