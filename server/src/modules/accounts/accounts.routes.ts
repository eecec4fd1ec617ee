import { accountsRoutes as routes } from '#contract/accounts/accounts-routes.ts';
import { factorsRoutes } from '#contract/accounts/factors-routes.ts';
import { makeChallenge } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { resendCode } from './codes/resend-code.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { bindProfileRoutes } from './profile.routes.ts';
import { prepareRegistration, register } from './registration/register.ts';
import { confirmCode, confirmPasskey } from './sign-in/confirm-code.ts';
import { login } from './sign-in/login.ts';
import { bindUsersRoutes } from './users/users.routes.ts';

type CaptchaInput = {
  readonly body: { readonly captchaToken?: string | undefined };
  readonly query: { readonly captchaToken?: string | undefined };
};

const captchaOf = ({ body, query }: CaptchaInput) => body.captchaToken ?? query.captchaToken;

const bindVisitorRoutes = (host: RouteHost): void => {
  bind(host, routes.login, async (ctx, input) => {
    const outcome = await login(ctx, { ...input.body, captchaToken: captchaOf(input) });
    return 'confirmation' in outcome
      ? answer(202, { confirmation: outcome.confirmation })
      : answer(200, { userId: outcome.userId }, outcome.headers);
  });
  bind(host, routes.register, async (ctx, input) => {
    const prepared = await prepareRegistration(ctx, input.body, captchaOf(input));
    return inTransaction(ctx, (trx) => register(trx, prepared), { once: true });
  });
  bind(host, routes.confirmCode, async (ctx, { params, query }) =>
    answer(204, undefined, await confirmCode(ctx, params.id, query.code, query.captchaToken)),
  );
  bind(host, factorsRoutes.confirmPasskey, async (ctx, input) => {
    const { params, body } = input;
    return answer(204, undefined, await confirmPasskey(ctx, params.id, body.response, captchaOf(input)));
  });
  bind(host, routes.resendCode, (ctx, { params }) => resendCode(ctx, params.id));
  bind(host, routes.requestPasswordReset, (ctx, input) =>
    requestPasswordReset(ctx, { ...input.body, captchaToken: captchaOf(input) }),
  );
  bind(host, routes.resetPassword, (ctx, input) =>
    resetPassword(ctx, { ...input.body, captchaToken: captchaOf(input) }),
  );
  bind(host, routes.getCaptchaChallenge, async (ctx) => ({ ...(await makeChallenge(ctx)) }));
};

export const bindAccountsRoutes = (host: RouteHost): void => {
  bindVisitorRoutes(host);
  bindProfileRoutes(host);
  bindUsersRoutes(host);
};
