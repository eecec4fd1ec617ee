import type { Role } from '../../platform/auth/actor.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findVerifiedAccount, insertAccount, type NewAccount } from './accounts.queries.ts';
import { hashPassword } from './passwords.ts';
import { deleteDemoSessions } from './sessions.queries.ts';

const demoPassword = 'oktet-demo';

type Person = Pick<NewAccount, 'email' | 'first_name' | 'last_name'> & {
  readonly email: string;
  readonly patronymic?: string;
  readonly phone?: string;
  readonly roles: Role[];
};

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

/** Several instances may start at once: whoever comes second inserts nothing. */
const addPerson = async (ctx: Context, person: Person, password: string, demo: boolean) => {
  const password_hash = await hashPassword(password);
  await inTransaction(ctx, (trx) =>
    insertAccount(trx.db, {
      id: uuidv7(ctx.clock),
      status: 'ACTIVE',
      identification_method: 'EMAIL',
      email_verified: true,
      phone_verified: person.phone !== undefined,
      patronymic: null,
      language: 'RU',
      created_at: ctx.clock.now(),
      password_hash,
      demo,
      ...person,
    }),
  );
};

const addFirstAdministrator = async (ctx: Context, say: (line: string) => void) => {
  const { firstAdmin } = ctx.config;
  if (!firstAdmin || !(await isMissing(ctx, firstAdmin.email))) return;
  await addPerson(
    ctx,
    { email: firstAdmin.email, first_name: 'Oktet', last_name: 'Administrator', roles: ['ADMIN'] },
    firstAdmin.password,
    false,
  );
  say(`Administrator ${firstAdmin.email} has been created.`);
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
    if (await isMissing(ctx, person.email)) await addPerson(ctx, person, demoPassword, true);
  return demoPeople.map((person) => person.email);
};
