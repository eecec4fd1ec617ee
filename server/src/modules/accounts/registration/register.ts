import type { z } from 'zod';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import { recipeOf } from '../../../platform/auth/passwords.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { insertAccount, listAccountsToSignIn } from '../account/accounts.queries.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { takeRequestFromAddress } from '../account/request-limits.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';
import { requireUncommon } from '../passwords/common-passwords.ts';

type Registration = z.output<typeof accountsRoutes.register.body>;

type Prepared = {
  readonly form: Registration;
  readonly contact: Contact;
  readonly passwordHash: string;
};

const contactOf = ({ identificationMethod, email = '', phoneNumber = '' }: Registration): Contact =>
  identificationMethod === 'EMAIL'
    ? { channel: 'EMAIL', target: email }
    : { channel: 'SMS', target: phoneNumber };

/** Rate limits and password hashing, done before the transaction. */
export const prepareRegistration = async (
  ctx: Context,
  form: Registration,
  captchaToken: string | undefined,
): Promise<Prepared> => {
  requireUncommon('password', form.password);
  ctx.passwords.requireRoom();
  const contact = contactOf(form);
  await takeRequestFromAddress(ctx, contact, captchaToken);
  await takeSend(ctx, { kind: 'AUTHORIZATION', ...contact });
  // Accounts with the same identifier share hash parameters, so that one hash suffices to find which of
  // them signs in.
  const [other] = await listAccountsToSignIn(ctx.db, identifierOf(contact), true);
  const passwordHash = await ctx.passwords.hash(form.password, other && recipeOf(other.password_hash));
  return { form, contact, passwordHash };
};

/**
 * A name that is already verified by somebody still gets a registration, but no code will be right for it
 * and the owner is notified. Otherwise callers could find out which names exist, for example by signing
 * in to the registration.
 */
export const register = async (ctx: TrxContext, { form, contact, passwordHash }: Prepared) => {
  const id = uuidv7(ctx.clock);
  await insertAccount(ctx.db, {
    id,
    status: 'NEED_VERIFICATION_PHONE',
    identification_method: form.identificationMethod,
    phone: form.phoneNumber ?? null,
    email: form.email ?? null,
    password_hash: passwordHash,
    first_name: form.firstName,
    last_name: form.lastName,
    patronymic: form.patronymic || null,
    language: form.language,
    agreement_accepted_at: ctx.clock.now(),
    created_at: ctx.clock.now(),
  });
  const session_type = ctx.applicationType === 'mobile' ? 'mobile' : 'web';
  const confirmation = await issueCode(
    ctx,
    { kind: 'AUTHORIZATION', account_id: id, session_type, ...contact },
    { tellOwner: true },
  );
  return { userId: id, confirmation };
};
