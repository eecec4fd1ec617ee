import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context.ts';
import { type Limit, takeOne } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';

const perAddress: Limit = { name: 'request-address', points: 'registrationsPerAddress', seconds: 3600 };

/** Registrations and recoveries. Carriers and hall Wi-Fi share addresses, so beyond the limit it costs work only. */
export const takeRequestFromAddress = async (
  ctx: Context,
  captchaToken: string | undefined,
): Promise<void> => {
  const { isOver } = await takeOne(ctx, perAddress, networkOf(ctx.address));
  if (isOver) await requireCaptcha(ctx, captchaToken);
};
