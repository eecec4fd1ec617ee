import { updateAccount } from '../../modules/accounts/account/accounts.queries.ts';
import { addVouchedAccount } from '../../modules/accounts/registration/add-vouched-account.ts';
import { deleteSessions } from '../../modules/accounts/sessions/sessions.queries.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { loadDemoPassword } from '../../platform/secrets/secrets.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import { demoPeople } from './demo-people.ts';

/** Resets demo passwords to the one that this start prints. */
export const seedAccounts = async (ctx: Context): Promise<void> => {
  const password = await loadDemoPassword(ctx.config);
  for (const person of demoPeople) {
    const account = await findDemoAccount(ctx, person.email);
    if (!account) await addVouchedAccount(ctx, person, password, { demo: true });
    else if (account.demo && (await ctx.passwords.match(password, [account.password_hash])) !== 0) {
      const password_hash = await ctx.passwords.hash(password);
      await inTransaction(ctx, async (trx) => {
        await updateAccount(trx.db, account.id, { password_hash });
        await deleteSessions(trx.db, account.id);
      });
    }
  }
};
