import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeOne } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { smsPressure } from '../../../platform/messages/sms-budgets.ts';
import type { Contact } from './contact.ts';

/** Many people share the address of a carrier or a public Wi-Fi, so beyond this limit only a captcha is required. */
const requests: Limit = { name: 'request-address', points: 'registrationsPerAddress', seconds: 3600 };
const failures: Limit = { name: 'failure-address', points: 'failuresPerAddress', seconds: 15 * 60 };

/** From this share of the SMS budget on, every signed-out request that sends an SMS needs a captcha. */
const pressureForCaptcha = 0.5;

export const takeRequestFromAddress = async (
  ctx: Context,
  { channel }: Contact,
  captchaToken: string | undefined,
): Promise<void> => {
  const { isOver } = await takeOne(ctx, requests, networkOf(ctx.address));
  const isCostly = channel === 'SMS' && (await smsPressure(ctx)) >= pressureForCaptcha;
  if (isOver || isCostly) await requireCaptcha(ctx, captchaToken);
};

/** Counts in advance, so that concurrent guesses cannot exceed the limit; returns the undo. */
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
