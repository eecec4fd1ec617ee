import type { Assertion, FactorConfirmation } from '#contract/accounts/factors.ts';
import { call } from '../../../lib/api.ts';
import { withCaptcha } from '../../../lib/captcha/captcha.ts';

export type Evidence = { readonly code: string } | { readonly response: Assertion };

type Options = {
  /** True at a sign-in, because there is no session yet. */
  readonly anonymous?: boolean;
  readonly signal: AbortSignal;
};

export const sendEvidence = ({ id }: Pick<FactorConfirmation, 'id'>, evidence: Evidence, options: Options) =>
  withCaptcha((captcha) => {
    const common = { ...options, params: { id }, expect: 204 } as const;
    return 'code' in evidence
      ? call('POST /confirmation-codes/{id}/confirm', { ...common, query: { ...evidence, ...captcha } })
      : call('POST /confirmation-codes/{id}/passkey', { ...common, body: { ...evidence, ...captcha } });
  });
