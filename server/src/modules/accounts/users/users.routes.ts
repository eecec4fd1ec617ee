import { usersRoutes as routes } from '#contract/accounts/users-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../../platform/http/bind.ts';
import { openAccountForCaller } from '../registration/open-account-for-caller.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { getUser, listUsers } from './find-users.ts';
import { setUserRoles } from './set-user-roles.ts';
import { setUserStatus } from './set-user-status.ts';
import { userAccountOf } from './user-account.ts';

export const bindUsersRoutes = (host: RouteHost): void => {
  bind(host, routes.listUsers, async (ctx, { query }) => answer(200, await listUsers(ctx, query)));
  bind(host, routes.getUser, async (ctx, { params }) => answer(200, await getUser(ctx, params.id)));
  bindInTransaction(host, routes.openAccount, async (ctx, { body }) =>
    answer(201, await userAccountOf(ctx, await openAccountForCaller(ctx, body))),
  );
  bind(host, routes.listUserSessions, async (ctx, { params }) =>
    answer(200, await listSessionsOf(ctx, params.id)),
  );
  bindInTransaction(host, routes.deleteUserSessions, async (ctx, { params }) => {
    await endSessionsOf(ctx, params.id);
    return answer(204);
  });
  bindInTransaction(host, routes.putUserRoles, async (ctx, { params, body }) =>
    answer(200, await setUserRoles(ctx, params.id, body)),
  );
  bindInTransaction(host, routes.putUserStatus, async (ctx, { params, query }) =>
    answer(200, await setUserStatus(ctx, params.id, query)),
  );
};
