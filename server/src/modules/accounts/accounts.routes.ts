import { accountsRoutes } from '#contract/accounts-routes.ts';
import { answer, bind, bindInTransaction } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module.ts';
import { changeLanguage } from './change-language.ts';
import { getCurrentUser } from './get-current-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const accountsModule: Module = {
  routes: (host) => {
    bind(host, accountsRoutes.login, async (ctx, { body }) => {
      const { userId, headers } = await login(ctx, body);
      return answer(200, { userId }, headers);
    });
    bindInTransaction(host, accountsRoutes.logout, async (ctx) => {
      await logout(ctx);
      return answer(204);
    });
    bind(host, accountsRoutes.getCurrentUser, async (ctx) => answer(200, await getCurrentUser(ctx)));
    bindInTransaction(host, accountsRoutes.putLanguage, async (ctx, { query }) => {
      await changeLanguage(ctx, query.language);
      return answer(204);
    });
  },
};
