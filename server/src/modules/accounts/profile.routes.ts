import { accountsRoutes as routes } from '#contract/accounts/accounts-routes.ts';
import { securityLogRoutes } from '#contract/accounts/security-log.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { changeLanguage, changePersonalData, getCurrentUser } from './account/profile.ts';
import { changeContact, confirmContact } from './contacts/change-contact.ts';
import { changePassword } from './passwords/change-password.ts';
import { listSecurityLog } from './sessions/list-security-log.ts';
import { endOtherSessions, endSession, listSessions, logout } from './sessions/sessions.ts';
import { checkPassword } from './sign-in/check-password.ts';

const bindContactRoutes = (host: RouteHost): void => {
  bind(host, routes.putMail, async (ctx, { query }) => {
    const contact = { channel: 'EMAIL', target: query.mail } as const;
    return { confirmation: await changeContact(ctx, contact, 'mail') };
  });
  bind(host, routes.confirmMail, (ctx, { query }) => confirmContact(ctx, 'EMAIL', query.code));
  bind(host, routes.putPhone, async (ctx, { body }) => {
    const contact = { channel: 'SMS', target: body.mobileNumber } as const;
    return { confirmation: await changeContact(ctx, contact, 'mobileNumber') };
  });
  bind(host, routes.confirmPhone, (ctx, { query }) => confirmContact(ctx, 'SMS', query.code));
};

const bindSessionRoutes = (host: RouteHost): void => {
  bindInTransaction(host, routes.logout, (ctx) => logout(ctx));
  bind(host, routes.listSessions, (ctx) => listSessions(ctx));
  bind(host, securityLogRoutes.listSecurityLog, (ctx, { query }) => listSecurityLog(ctx, query));
  bindInTransaction(host, routes.deleteSession, (ctx, { params }) => endSession(ctx, params.id));
  bindInTransaction(host, routes.deleteOtherSessions, (ctx) => endOtherSessions(ctx));
};

export const bindProfileRoutes = (host: RouteHost): void => {
  bind(host, routes.getCurrentUser, (ctx) => getCurrentUser(ctx));
  bindInTransaction(host, routes.putPersonalData, (ctx, { body }) => changePersonalData(ctx, body));
  bind(host, routes.putPassword, (ctx, { body }) => changePassword(ctx, body));
  bind(host, routes.checkPassword, (ctx, { body, query }) =>
    checkPassword(ctx, { ...body, captchaToken: body.captchaToken ?? query.captchaToken }),
  );
  bindInTransaction(host, routes.putLanguage, (ctx, { query }) => changeLanguage(ctx, query.language));
  bindContactRoutes(host);
  bindSessionRoutes(host);
};
