import { accountsRoutes as routes } from '#contract/accounts/accounts-routes.ts';
import { makeChallenge } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { resendCode } from './codes/resend-code.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { bindProfileRoutes } from './profile.routes.ts';
import { prepareRegistration, register } from './registration/register.ts';
import { confirmCode } from './sign-in/confirm-code.ts';
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
    return answer(201, await inTransaction(ctx, (trx) => register(trx, prepared), { once: true }));
  });
  bind(host, routes.confirmCode, async (ctx, { params, query }) =>
    answer(204, undefined, await confirmCode(ctx, params.id, query.code, query.captchaToken)),
  );
  bind(host, routes.resendCode, async (ctx, { params }) => {
    await resendCode(ctx, params.id);
    return answer(204);
  });
  bind(host, routes.requestPasswordReset, async (ctx, input) =>
    answer(200, await requestPasswordReset(ctx, { ...input.body, captchaToken: captchaOf(input) })),
  );
  bind(host, routes.resetPassword, async (ctx, input) => {
    await resetPassword(ctx, { ...input.body, captchaToken: captchaOf(input) });
    return answer(204);
  });
  bind(host, routes.getCaptchaChallenge, async (ctx) => answer(200, { ...(await makeChallenge(ctx)) }));
};

export const bindAccountsRoutes = (host: RouteHost): void => {
  bindVisitorRoutes(host);
  bindProfileRoutes(host);
  bindUsersRoutes(host);
};
