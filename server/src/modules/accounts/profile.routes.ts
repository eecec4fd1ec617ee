import { accountsRoutes as routes } from '#contract/accounts-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { changeContact } from './change-contact.ts';
import { changeLanguage } from './change-language.ts';
import { changePassword } from './change-password.ts';
import { changePersonalData } from './change-personal-data.ts';
import { confirmContact } from './confirm-contact.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { getCurrentUser } from './get-current-user.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';

const bindContactRoutes = (host: RouteHost): void => {
  bind(host, routes.putMail, async (ctx, { query }) => {
    const contact = { channel: 'EMAIL', target: query.mail } as const;
    return answer(200, { confirmation: await changeContact(ctx, contact, 'mail') });
  });
  bind(host, routes.confirmMail, async (ctx, { query }) => {
    await confirmContact(ctx, 'EMAIL', query.code);
    return answer(204);
  });
  bind(host, routes.putPhone, async (ctx, { body }) => {
    const contact = { channel: 'SMS', target: body.mobileNumber } as const;
    return answer(200, { confirmation: await changeContact(ctx, contact, 'mobileNumber') });
  });
  bind(host, routes.confirmPhone, async (ctx, { query }) => {
    await confirmContact(ctx, 'SMS', query.code);
    return answer(204);
  });
};

const bindSessionRoutes = (host: RouteHost): void => {
  bindInTransaction(host, routes.logout, async (ctx) => {
    await logout(ctx);
    return answer(204);
  });
  bind(host, routes.listSessions, async (ctx) => answer(200, await listSessions(ctx)));
  bindInTransaction(host, routes.deleteSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return answer(204);
  });
  bindInTransaction(host, routes.deleteOtherSessions, async (ctx) => {
    await endOtherSessions(ctx);
    return answer(204);
  });
};

/** What an account does with itself. */
export const bindProfileRoutes = (host: RouteHost): void => {
  bind(host, routes.getCurrentUser, async (ctx) => answer(200, await getCurrentUser(ctx)));
  bindInTransaction(host, routes.putPersonalData, async (ctx, { body }) =>
    answer(200, await changePersonalData(ctx, body)),
  );
  bind(host, routes.putPassword, async (ctx, { body }) => {
    await changePassword(ctx, body);
    return answer(204);
  });
  bindInTransaction(host, routes.putLanguage, async (ctx, { query }) => {
    await changeLanguage(ctx, query.language);
    return answer(204);
  });
  bindContactRoutes(host);
  bindSessionRoutes(host);
};
