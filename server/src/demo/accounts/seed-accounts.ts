import { findVerifiedAccount, setPassword } from '../../modules/accounts/account/accounts.queries.ts';
import { addVouchedAccount, type Person } from '../../modules/accounts/registration/add-vouched-account.ts';
import { deleteDemoSessions, deleteSessions } from '../../modules/accounts/sessions/sessions.queries.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { loadDemoPassword } from '../../platform/secrets/secrets.ts';
import { demoPeople } from './demo-people.ts';

const findByEmail = (ctx: Context, email: string) =>
  findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email.toLowerCase() });

const addFirstAdministrator = async (ctx: Context, say: (line: string) => void) => {
  const { firstAdmin } = ctx.config;
  if (!firstAdmin || (await findByEmail(ctx, firstAdmin.email))) return;
  const { email, password } = firstAdmin;
  const person: Person = { email, first_name: 'Oktet', last_name: 'Administrator', roles: ['ADMIN'] };
  // Several instances may start at once; only the first adds the account.
  if (await addVouchedAccount(ctx, person, password)) say(`Administrator ${email} has been created.`);
};

/** Resets demo passwords to the one that this start prints. */
const seedDemoPeople = async (ctx: Context): Promise<void> => {
  const password = await loadDemoPassword(ctx.config);
  for (const person of demoPeople) {
    const known = await findByEmail(ctx, person.email);
    if (!known) await addVouchedAccount(ctx, person, password, { demo: true });
    else if (known.demo && (await ctx.passwords.match(password, [known.password_hash])) !== 0) {
      const hash = await ctx.passwords.hash(password);
      await inTransaction(ctx, async (trx) => {
        await setPassword(trx.db, known.id, hash);
        await deleteSessions(trx.db, known.id);
      });
    }
  }
};

export const seedAccounts = async (ctx: Context, say: (line: string) => void): Promise<void> => {
  await addFirstAdministrator(ctx, say);
  if (!ctx.config.demo) {
    // A former demo database may hold sessions opened with the demo password.
    await inTransaction(ctx, (trx) => deleteDemoSessions(trx.db));
    return;
  }
  await seedDemoPeople(ctx);
};
