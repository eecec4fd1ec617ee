import type { z } from 'zod';
import type { SetupColleague } from '#contract/setup/setup.ts';
import type { setupRoutes } from '#contract/setup/setup-routes.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { sendMessage } from '../../platform/messages/send-message.ts';
import type { Account } from '../accounts/account/accounts.queries.ts';
import { requireUncommon } from '../accounts/passwords/common-passwords.ts';
import { insertVouchedAccount, type Person } from '../accounts/registration/add-vouched-account.ts';
import { openSession } from '../accounts/sign-in/open-session.ts';
import { setBookingParams } from '../system-params/set-booking-params.ts';
import { closeSetup } from './setup.queries.ts';
import type { SetupDraft } from './setup.tables.ts';
import { findTest, lockDraft } from './setup-state.ts';

type Finish = z.output<typeof setupRoutes.finishSetup.body>;

const addPerson = async (
  trx: TrxContext,
  person: Person,
  passwordHash: string,
  path: string,
): Promise<Account> => {
  const account = await insertVouchedAccount(trx, person, passwordHash);
  if (!account) throw invalidField(`${path}.email`, 'EMAIL_TAKEN');
  return account;
};

/** Without working mail an invitation would leave an account of which nobody knows. */
const requireMail = async (trx: TrxContext, draft: SetupDraft, colleagues: Finish['colleagues']) => {
  if (colleagues.length === 0) return;
  const test = await findTest(trx, draft, 'EMAIL');
  if (test?.state !== 'SENT') throw new AppError('MAIL_NOT_TESTED');
};

/** The account gets a password that nobody knows. Its owner chooses one with a code, as after forgetting it. */
const invite = async (
  trx: TrxContext,
  { email, firstName, lastName, role }: SetupColleague,
  { language, inviter, path }: Pick<Finish['administrator'], 'language'> & { inviter: string; path: string },
): Promise<void> => {
  const person: Person = { email, first_name: firstName, last_name: lastName, language, roles: [role] };
  await addPerson(trx, person, trx.passwords.hashOfNothing(), path);
  const params = { name: firstName, inviter };
  await sendMessage(trx, { template: 'invitation', params, channel: 'EMAIL', to: email, language });
};

const requireSteps = ({ place, hours }: SetupDraft) => {
  if (!place) throw invalidField('place', 'REQUIRED');
  if (!hours) throw invalidField('hours', 'REQUIRED');
  return { site: place.site, ...hours };
};

/** Does everything in one transaction. A second call finds the set-up closed. */
export const finishSetup = async (
  ctx: Context,
  { administrator, colleagues }: Omit<Finish, 'key'>,
): Promise<Record<string, string>> => {
  const { email, firstName, lastName, language, password } = administrator;
  requireUncommon('administrator.password', password);
  ctx.passwords.requireRoom();
  const passwordHash = await ctx.passwords.hash(password);
  return inTransaction(ctx, async (trx) => {
    const draft = await lockDraft(trx);
    await setBookingParams(trx, requireSteps(draft));
    await requireMail(trx, draft, colleagues);
    const person: Person = { email, first_name: firstName, last_name: lastName, language, roles: ['ADMIN'] };
    const account = await addPerson(trx, person, passwordHash, 'administrator');
    const inviter = `${firstName} ${lastName}`;
    for (const [place, colleague] of colleagues.entries())
      await invite(trx, colleague, { language, inviter, path: `colleagues[${place}]` });
    await closeSetup(trx.db, trx.clock.now());
    return openSession(trx, account, 'admin');
  });
};
