import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context.ts';
import { type Limit, takeOne } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { smsPressure } from '../../../platform/messages/sms-budgets.ts';
import type { Contact } from './contact.ts';

/** Carriers and hall Wi-Fi share addresses, so beyond these limits it costs work only. */
const requests: Limit = { name: 'request-address', points: 'registrationsPerAddress', seconds: 3600 };
const failures: Limit = { name: 'failure-address', points: 'failuresPerAddress', seconds: 15 * 60 };

/** From here on every stranger who causes an SMS works for it, from whichever address. */
const pressureForCaptcha = 0.5;

/** Registrations and recoveries. */
export const takeRequestFromAddress = async (
  ctx: Context,
  { channel }: Contact,
  captchaToken: string | undefined,
): Promise<void> => {
  const { isOver } = await takeOne(ctx, requests, networkOf(ctx.address));
  const isCostly = channel === 'SMS' && (await smsPressure(ctx)) >= pressureForCaptcha;
  if (isOver || isCostly) await requireCaptcha(ctx, captchaToken);
};

/**
 * Counts a password or a code as wrong before it is known, so that guesses made at the same moment cannot exceed the
 * limit; the returned function takes it back.
 */
export const takeFailure = async (
  ctx: Context,
  captchaToken: string | undefined,
): Promise<() => Promise<void>> => {
  const { isOver, giveBack } = await takeOne(ctx, failures, networkOf(ctx.address));
  if (isOver)
    await requireCaptcha(ctx, captchaToken).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
  return giveBack;
};
