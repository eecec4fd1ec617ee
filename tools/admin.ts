import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { email, password } from '#contract/accounts/accounts.ts';
import { roles } from '#kernel/access.ts';
import { afterRestore } from '../server/src/after-restore.ts';
import { type App, buildApp } from '../server/src/app.ts';
import { demoGreeting } from '../server/src/demo/demo-greeting.ts';
import { loadConfig } from '../server/src/load-config.ts';
import {
  findVerifiedAccount,
  listOperators,
} from '../server/src/modules/accounts/account/accounts.queries.ts';
import { parseIdentifier } from '../server/src/modules/accounts/account/identifier.ts';
import { resetFactors } from '../server/src/modules/accounts/factors/reset-factors.ts';
import { isCommonPassword } from '../server/src/modules/accounts/passwords/common-passwords.ts';
import { addVouchedAccount } from '../server/src/modules/accounts/registration/add-vouched-account.ts';
import { setUserStatus } from '../server/src/modules/accounts/users/set-user-status.ts';
import { handOverJournal } from '../server/src/modules/journal/journal-lines.ts';
import { readDeletions } from '../server/src/modules/personal-data/deletion/deletions-file.ts';
import { inTransaction } from '../server/src/platform/context/context.ts';
import { PlainError } from '../server/src/platform/errors/plain-error.ts';
import { orTellWhyNotOpen } from '../server/src/start-faults.ts';
import { type Ask, withQuestions } from './lib/ask.ts';
import { complain } from './lib/complain.ts';
import { readPublishedHeads } from './lib/read-published-heads.ts';

const usage = `Usage:
  npm run admin -- create [--email <address>] [--password <password>] [--role ADMIN|OPERATOR|AUDITOR|BOARD]
                          [--first-name <name>] [--last-name <name>]
  npm run admin -- list
  npm run admin -- block --email <address or phone>
  npm run admin -- reset-factors --email <address> | --phone <number>
                               for a lost phone: second factors, recovery codes and sessions end; the next sign-in
                               is by a code by mail or SMS
  npm run admin -- journal --state <file>
                               prints what is new in the journal since the last time, a JSON line each
  npm run admin -- note-cut --reason <why> [--restored-to <time>] [--heads <file>] [--by <office>] [--deleted <file>]
                               after a backup was restored: the queue's log says which published heads (of the file, or
                               of LOG_HEADS) are given up, all sessions end, accounts that were deleted since (numbers in
                               the file, or in DELETED_ACCOUNTS) are deleted again, missing files are named.
                               Reason and office (else the user's name) are public and stay for ever
  npm run admin -- demo        prints the demo's password and links again

What is not given is asked for. A password on the command line can be seen by others on this machine.`;

const options = {
  email: { type: 'string' },
  phone: { type: 'string' },
  password: { type: 'string' },
  role: { type: 'string', default: 'ADMIN' },
  state: { type: 'string' },
  reason: { type: 'string' },
  'restored-to': { type: 'string' },
  heads: { type: 'string' },
  by: { type: 'string' },
  deleted: { type: 'string' },
  'first-name': { type: 'string', default: 'Oktet' },
  'last-name': { type: 'string', default: 'Administrator' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const checked = <T>(schema: z.ZodType<T>, value: string, complaint: string): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new PlainError(complaint);
  return parsed.data;
};

type Command = (app: App, values: Values, ask: Ask) => Promise<void>;

const create: Command = async (app, values, ask) => {
  const role = checked(z.enum(roles), values.role, `The role is one of ${roles.join(', ')}.`);
  const address = checked(email, values.email ?? (await ask('E-mail: ')), 'That is not an e-mail address.');
  const secret = checked(
    password,
    values.password ?? (await ask('Password: ', { hidden: true })),
    'A password has 8 to 128 characters.',
  );
  if (isCommonPassword(secret)) throw new PlainError('That password is too common.');
  const person = {
    email: address,
    first_name: values['first-name'],
    last_name: values['last-name'],
    roles: [role],
  };
  if (!(await addVouchedAccount(app.systemContext(), person, secret)))
    throw new PlainError(`There is an account with ${address} already.`);
  console.log(`${role} ${address} has been created.`);
};

const list: Command = async (app) => {
  const operators = await listOperators(app.database.db);
  if (operators.length === 0) console.log('There are no operators yet.');
  for (const { email: address, phone, roles, status, first_name, last_name } of operators)
    console.log(`${roles.join('+')}\t${status}\t${address ?? phone}\t${last_name} ${first_name}`);
};

const findNamed = async (app: App, values: Values, ask: Ask) => {
  const name = values.email ?? values.phone ?? (await ask('E-mail or phone: '));
  const account = await findVerifiedAccount(app.database.db, parseIdentifier(name));
  if (!account) throw new PlainError(`Nobody signs in with ${name}.`);
  return { name, account };
};

const block: Command = async (app, values, ask) => {
  const { name, account } = await findNamed(app, values, ask);
  await inTransaction(app.systemContext(), (trx) => setUserStatus(trx, account.id, { status: 'BLOCKED' }));
  console.log(`${name} has been blocked and signed out everywhere.`);
};

const forgetFactors: Command = async (app, values, ask) => {
  const { name, account } = await findNamed(app, values, ask);
  if (!(await inTransaction(app.systemContext(), (trx) => resetFactors(trx, account))))
    throw new PlainError(`${name} has no second factor.`);
  console.log(`${name} has no second factor any more and was signed out everywhere.`);
};

const journal: Command = async (app, { state }) => {
  if (!state) throw new PlainError('--state names the file that keeps how far the journal was handed over.');
  await handOverJournal(app.systemContext(), state, console.log);
};

const instantOf = (text: string | undefined) => {
  try {
    return text === undefined ? undefined : Temporal.Instant.from(text);
  } catch {
    throw new PlainError('--restored-to is a time with its offset, such as 2026-11-20T09:00:00+09:00.');
  }
};

const noteCut: Command = async (app, values, ask) => {
  const restoredTo = instantOf(values['restored-to']);
  const { heads, strangeLines } = await readPublishedHeads(values.heads, loadConfig().queueLog.headsFile);
  if (strangeLines.length > 0) throw new PlainError(`Line ${strangeLines[0]} of the heads is none.`);
  const reason = values.reason ?? (await ask('Reason: '));
  if (reason.trim() === '') throw new PlainError('A reason is needed.');
  const by = values.by ?? userInfo().username;
  const deletionsFile = values.deleted ?? loadConfig().deletionsFile;
  const { cut, sessions, deletions, missing } = await afterRestore(
    app.systemContext(),
    { reason, by, restoredTo, heads },
    deletionsFile === undefined ? [] : await readDeletions(deletionsFile),
  );
  for (const { date, seq } of cut.lostHeads) console.log(`Given up: entry ${seq}, the head of ${date}.`);
  if (deletions.deleted.length > 0) console.log(`Accounts deleted again: ${deletions.deleted.length}.`);
  for (const id of deletions.refused)
    console.log(`Not deleted again, because a truck of its is in the line: account ${id}`);
  for (const { id, name } of missing) console.log(`Missing file: ${id} ${name}`);
  console.log(
    `The log says so. Heads given up: ${cut.lostHeads.length}, sessions ended: ${sessions}, missing files: ${missing.length}.`,
  );
};

const commands: Readonly<Record<string, Command>> = {
  create,
  list,
  block,
  'reset-factors': forgetFactors,
  journal,
  'note-cut': noteCut,
};

const printDemo = async () => {
  const config = loadConfig();
  const lines = await demoGreeting(config, `http://localhost:${config.port}`);
  if (lines.length === 0) throw new PlainError('There is no demo here: it is off, or this is production.');
  for (const line of lines) console.log(line);
};

const run = async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals[0] === 'demo') return printDemo();
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new PlainError(usage);
  const config = loadConfig();
  const app = await orTellWhyNotOpen(config, buildApp({ config, manualJobs: true, share: true }));
  try {
    await withQuestions((ask) => command(app, values, ask));
  } finally {
    await app.close();
  }
};

try {
  await run();
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
