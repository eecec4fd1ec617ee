import { updateAccount } from '../../modules/accounts/account/accounts.queries.ts';
import { insertVouchedAccount } from '../../modules/accounts/registration/add-vouched-account.ts';
import { deleteSessions } from '../../modules/accounts/sessions/sessions.queries.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { loadDemoPassword } from '../../platform/secrets/secrets.ts';
import { demoPeople, findDemoAccount } from '../demo-accounts.ts';

/** Resets demo passwords to the one that this start prints. */
export const seedAccounts = async (ctx: Context): Promise<void> => {
  const password = await loadDemoPassword(ctx.config);
  // All accounts share one password and its hash, because hashing takes most of the time.
  let hashed: Promise<string> | undefined;
  const hash = () => (hashed ??= ctx.passwords.hash(password));
  for (const person of demoPeople) {
    const account = await findDemoAccount(ctx, person.email);
    if (!account) {
      const password_hash = await hash();
      await inTransaction(ctx, (trx) => insertVouchedAccount(trx, person, password_hash, { demo: true }));
    } else if (account.demo && (await ctx.passwords.match(password, [account.password_hash])) !== 0) {
      const password_hash = await hash();
      await inTransaction(ctx, async (trx) => {
        await updateAccount(trx.db, account.id, { password_hash });
        await deleteSessions(trx.db, account.id);
      });
    }
  }
};
