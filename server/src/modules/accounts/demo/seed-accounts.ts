import { type Context, inTransaction } from '../../../platform/context.ts';
import { findVerifiedAccount } from '../account/accounts.queries.ts';
import { addVouchedAccount, type Person } from '../registration/add-vouched-account.ts';
import { deleteDemoSessions } from '../sessions/sessions.queries.ts';

const demoPassword = 'oktet-demo';

const demoPeople: readonly Person[] = [
  {
    email: 'admin@oktet.local',
    phone: '+79144500101',
    first_name: 'Ольга',
    last_name: 'Соколова',
    patronymic: 'Викторовна',
    roles: ['ADMIN'],
  },
  {
    email: 'board@oktet.local',
    phone: '+79144500102',
    first_name: 'Табло',
    last_name: 'Зал ожидания',
    roles: ['BOARD'],
  },
  {
    email: 'driver@oktet.local',
    phone: '+79144500103',
    first_name: 'Андрей',
    last_name: 'Морозов',
    patronymic: 'Сергеевич',
    roles: [],
  },
];

const isMissing = async (ctx: Context, email: string) =>
  (await findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email.toLowerCase() })) === undefined;

const addFirstAdministrator = async (ctx: Context, say: (line: string) => void) => {
  const { firstAdmin } = ctx.config;
  if (!firstAdmin || !(await isMissing(ctx, firstAdmin.email))) return;
  const { email, password } = firstAdmin;
  const person: Person = { email, first_name: 'Oktet', last_name: 'Administrator', roles: ['ADMIN'] };
  // Several instances may start at once: whoever comes second adds nothing.
  if (await addVouchedAccount(ctx, person, password)) say(`Administrator ${email} has been created.`);
};

/** Returns the names of the demo accounts that can be used. */
export const seedAccounts = async (ctx: Context, say: (line: string) => void): Promise<string[]> => {
  await addFirstAdministrator(ctx, say);
  if (!ctx.config.demo) {
    // A database that was once a demo may hold sessions opened with the public password.
    await inTransaction(ctx, (trx) => deleteDemoSessions(trx.db));
    return [];
  }
  for (const person of demoPeople)
    if (await isMissing(ctx, person.email))
      await addVouchedAccount(ctx, person, demoPassword, { demo: true });
  return demoPeople.map((person) => person.email);
};
