import { accountsRoutes as routes } from '#contract/accounts/accounts-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { changeLanguage } from './account/change-language.ts';
import { changePersonalData } from './account/change-personal-data.ts';
import { getCurrentUser } from './account/profile.ts';
import { changeContact } from './contacts/change-contact.ts';
import { confirmContact } from './contacts/confirm-contact.ts';
import { changePassword } from './passwords/change-password.ts';
import { endOtherSessions, endSession, logout } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { checkPassword } from './sign-in/check-password.ts';

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

export const bindProfileRoutes = (host: RouteHost): void => {
  bind(host, routes.getCurrentUser, async (ctx) => answer(200, await getCurrentUser(ctx)));
  bindInTransaction(host, routes.putPersonalData, async (ctx, { body }) =>
    answer(200, await changePersonalData(ctx, body)),
  );
  bind(host, routes.putPassword, async (ctx, { body }) => {
    await changePassword(ctx, body);
    return answer(204);
  });
  bind(host, routes.checkPassword, async (ctx, { body, query }) => {
    await checkPassword(ctx, { ...body, captchaToken: body.captchaToken ?? query.captchaToken });
    return answer(204);
  });
  bindInTransaction(host, routes.putLanguage, async (ctx, { query }) => {
    await changeLanguage(ctx, query.language);
    return answer(204);
  });
  bindContactRoutes(host);
  bindSessionRoutes(host);
};
