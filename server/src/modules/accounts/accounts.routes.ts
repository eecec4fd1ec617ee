import { accountsRoutes as routes } from '#contract/accounts-routes.ts';
import { makeChallenge } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/context.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { idempotently } from '../../platform/http/idempotency.ts';
import type { Module } from '../../platform/module.ts';
import { confirmCode } from './confirm-code.ts';
import { login } from './login.ts';
import { handleDiscardedMessages } from './pretend-to-notify.ts';
import { bindProfileRoutes } from './profile.routes.ts';
import { prepareRegistration, register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { scheduleSweep } from './sweep.ts';
import { bindUsersRoutes } from './users.routes.ts';

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
  bind(
    host,
    routes.register,
    idempotently(routes.register, async (ctx, input, once) => {
      const prepared = await prepareRegistration(ctx, input.body, captchaOf(input));
      return inTransaction(ctx, (trx) => once(trx, async () => answer(201, await register(trx, prepared))));
    }),
  );
  bind(host, routes.confirmCode, async (ctx, { params, query }) =>
    answer(204, undefined, await confirmCode(ctx, params.id, query.code)),
  );
  bind(host, routes.resendCode, async (ctx, { params }) => {
    await resendCode(ctx, params.id);
    return answer(204);
  });
  bind(host, routes.requestPasswordReset, async (ctx, input) =>
    answer(200, await requestPasswordReset(ctx, { ...input.body, captchaToken: captchaOf(input) })),
  );
  bind(host, routes.resetPassword, async (ctx, { body }) => {
    await resetPassword(ctx, body);
    return answer(204);
  });
  bind(host, routes.getCaptchaChallenge, async (ctx) => answer(200, { ...(await makeChallenge(ctx)) }));
};

export const accountsModule: Module = {
  setup: ({ jobs }) => {
    handleDiscardedMessages(jobs);
    scheduleSweep(jobs);
  },
  routes: (host) => {
    bindVisitorRoutes(host);
    bindProfileRoutes(host);
    bindUsersRoutes(host);
  },
};
