import type { Confirmation } from '#contract/accounts/accounts.ts';
import { call } from '../../../lib/api.ts';

export const resendCode = ({ id }: Confirmation, signal?: AbortSignal) =>
  call('POST /confirmation-codes/{id}/resend', { expect: 204, params: { id }, ...(signal && { signal }) });
