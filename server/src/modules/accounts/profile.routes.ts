import { accountsRoutes as routes } from '#contract/accounts/accounts-routes.ts';
import { factorsRoutes } from '#contract/accounts/factors-routes.ts';
import { securityLogRoutes } from '#contract/accounts/security-log.ts';
import { pushRoutes } from '#contract/push.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { pushKey } from '../../platform/messages/push/push-key.ts';
import { changeLanguage, changePersonalData, getCurrentUser } from './account/profile.ts';
import { changeContact, confirmContact } from './contacts/change-contact.ts';
import { addPasskey, startPasskey } from './factors/add-passkey.ts';
import { addTotp, startTotp } from './factors/add-totp.ts';
import { checkFactor } from './factors/await-factor.ts';
import { listOwnFactors } from './factors/list-factors.ts';
import { renewRecoveryCodes } from './factors/recovery-codes.ts';
import { removeFactor } from './factors/remove-factor.ts';
import { changePassword } from './passwords/change-password.ts';
import { addPushSubscription, removePushSubscription } from './push/push-subscriptions.ts';
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

const bindFactorsRoutes = (host: RouteHost): void => {
  bind(host, factorsRoutes.listFactors, (ctx) => listOwnFactors(ctx));
  bindInTransaction(host, factorsRoutes.checkFactor, (ctx) => checkFactor(ctx));
  bindInTransaction(host, factorsRoutes.startTotp, (ctx) => startTotp(ctx));
  bind(host, factorsRoutes.addTotp, (ctx, { body }) => addTotp(ctx, body.code));
  bindInTransaction(host, factorsRoutes.startPasskey, (ctx) => startPasskey(ctx));
  bind(host, factorsRoutes.addPasskey, (ctx, { body }) => addPasskey(ctx, body));
  bindInTransaction(host, factorsRoutes.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx));
  bindInTransaction(host, factorsRoutes.deleteFactor, (ctx, { params }) => removeFactor(ctx, params.id));
};

const bindPushRoutes = (host: RouteHost): void => {
  bind(host, pushRoutes.getPushKey, async (ctx) => ({ publicKey: pushKey(ctx).publicKey }));
  bind(host, pushRoutes.addPushSubscription, (ctx, { body }) => addPushSubscription(ctx, body));
  bindInTransaction(host, pushRoutes.removePushSubscription, (ctx, { params }) =>
    removePushSubscription(ctx, params.id),
  );
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
  bindFactorsRoutes(host);
  bindPushRoutes(host);
};
