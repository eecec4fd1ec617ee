import { factorsRoutes as routes } from '#contract/accounts/factors-routes.ts';
import { bind, bindInTransaction, type RouteHost } from '../../../platform/http/bind.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { addTotp, startTotp } from './add-totp.ts';
import { checkFactor } from './await-factor.ts';
import { listOwnFactors } from './list-factors.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';

export const bindFactorsRoutes = (host: RouteHost): void => {
  bind(host, routes.listFactors, (ctx) => listOwnFactors(ctx));
  bindInTransaction(host, routes.checkFactor, (ctx) => checkFactor(ctx));
  bindInTransaction(host, routes.startTotp, (ctx) => startTotp(ctx));
  bind(host, routes.addTotp, (ctx, { body }) => addTotp(ctx, body.code));
  bindInTransaction(host, routes.startPasskey, (ctx) => startPasskey(ctx));
  bind(host, routes.addPasskey, (ctx, { body }) => addPasskey(ctx, body));
  bindInTransaction(host, routes.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx));
  bindInTransaction(host, routes.deleteFactor, (ctx, { params }) => removeFactor(ctx, params.id));
};
