import { securityLogRoutes } from '#contract/accounts/security-log.ts';
import { usersRoutes as routes } from '#contract/accounts/users-routes.ts';
import { bind, bindInTransaction, type RouteHost } from '../../../platform/http/bind.ts';
import { openAccountForCaller } from '../registration/open-account-for-caller.ts';
import { listSecurityLogOf } from '../sessions/list-security-log.ts';
import { endSessionsOf, listSessionsOf } from '../sessions/sessions.ts';
import { setUserRoles, setUserStatus } from './change-user.ts';
import { getUser, listUsers, userAccountOf } from './user-account.ts';

export const bindUsersRoutes = (host: RouteHost): void => {
  bind(host, routes.listUsers, (ctx, { query }) => listUsers(ctx, query));
  bind(host, routes.getUser, (ctx, { params }) => getUser(ctx, params.id));
  bindInTransaction(host, routes.openAccount, async (ctx, { body }) =>
    userAccountOf(ctx, await openAccountForCaller(ctx, body)),
  );
  bind(host, routes.listUserSessions, (ctx, { params }) => listSessionsOf(ctx, params.id));
  bind(host, securityLogRoutes.listUserSecurityLog, (ctx, { params, query }) =>
    listSecurityLogOf(ctx, params.id, query),
  );
  bindInTransaction(host, routes.deleteUserSessions, (ctx, { params }) => endSessionsOf(ctx, params.id));
  bindInTransaction(host, routes.putUserRoles, (ctx, { params, body }) => setUserRoles(ctx, params.id, body));
  bindInTransaction(host, routes.putUserStatus, (ctx, { params, query }) =>
    setUserStatus(ctx, params.id, query),
  );
};
