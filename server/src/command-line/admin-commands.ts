import { userInfo } from 'node:os';
import { z } from 'zod';
import { email, password } from '#contract/accounts/accounts.ts';
import { roles } from '#kernel/access.ts';
import { afterRestore } from '../after-restore.ts';
import { type App, buildApp } from '../app.ts';
import { demoGreeting } from '../demo/demo-greeting.ts';
import { loadConfig } from '../load-config.ts';
import { findVerifiedAccount, listOperators } from '../modules/accounts/account/accounts.queries.ts';
import { parseIdentifier } from '../modules/accounts/account/identifier.ts';
import { resetFactors } from '../modules/accounts/factors/remove-factor.ts';
import { isCommonPassword } from '../modules/accounts/passwords/common-passwords.ts';
import { addVouchedAccount } from '../modules/accounts/registration/add-vouched-account.ts';
import { setUserStatus } from '../modules/accounts/users/change-user.ts';
import { handOverJournal } from '../modules/journal/journal-lines.ts';
import { readDeletions } from '../modules/personal-data/deletion/deletions-file.ts';
import { inTransaction } from '../platform/context/context.ts';
import { PlainError } from '../platform/errors/plain-error.ts';
import { orTellWhyNotOpen } from '../start-faults.ts';
import type { Surroundings, Values } from './admin-options.ts';
import { passKeys, pushKeys } from './keys.ts';
import { readPublishedHeads } from './read-published-heads.ts';

const checked = <T>(schema: z.ZodType<T>, value: string, complaint: string): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new PlainError(complaint);
  return parsed.data;
};

type Command = (app: App, values: Values, surroundings: Surroundings) => Promise<void>;

const create: Command = async (app, values, { ask, say }) => {
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
  say(`${role} ${address} has been created.`);
};

const list: Command = async (app, _values, { say }) => {
  const operators = await listOperators(app.database.db);
  if (operators.length === 0) say('There are no operators yet.');
  for (const { email: address, phone, roles, status, first_name, last_name } of operators)
    say(`${roles.join('+')}\t${status}\t${address ?? phone}\t${last_name} ${first_name}`);
};

const findNamed = async (app: App, values: Values, { ask }: Surroundings) => {
  const name = values.email ?? values.phone ?? (await ask('E-mail or phone: '));
  const account = await findVerifiedAccount(app.database.db, parseIdentifier(name));
  if (!account) throw new PlainError(`Nobody signs in with ${name}.`);
  return { name, account };
};

const block: Command = async (app, values, surroundings) => {
  const { name, account } = await findNamed(app, values, surroundings);
  await inTransaction(app.systemContext(), (trx) => setUserStatus(trx, account.id, { status: 'BLOCKED' }));
  surroundings.say(`${name} has been blocked and signed out everywhere.`);
};

const forgetFactors: Command = async (app, values, surroundings) => {
  const { name, account } = await findNamed(app, values, surroundings);
  if (!(await inTransaction(app.systemContext(), (trx) => resetFactors(trx, account))))
    throw new PlainError(`${name} has no second factor.`);
  surroundings.say(`${name} has no second factor any more and was signed out everywhere.`);
};

const journal: Command = async (app, { state }, { say }) => {
  if (!state) throw new PlainError('--state names the file that keeps how far the journal was handed over.');
  await handOverJournal(app.systemContext(), state, say);
};

const instantOf = (text: string | undefined) => {
  try {
    return text === undefined ? undefined : Temporal.Instant.from(text);
  } catch {
    throw new PlainError('--restored-to is a time with its offset, such as 2026-11-20T09:00:00+09:00.');
  }
};

const noteCut: Command = async (app, values, { ask, say }) => {
  const { queueLog, deletionsFile: configured } = app.services.config;
  const restoredTo = instantOf(values['restored-to']);
  const { heads, strangeLines } = await readPublishedHeads(values.heads, queueLog.headsFile);
  if (strangeLines.length > 0) throw new PlainError(`Line ${strangeLines[0]} of the heads is none.`);
  const reason = values.reason ?? (await ask('Reason: '));
  if (reason.trim() === '') throw new PlainError('A reason is needed.');
  const by = values.by ?? userInfo().username;
  const deletionsFile = values.deleted ?? configured;
  const { cut, sessions, deletions, missing } = await afterRestore(
    app.systemContext(),
    { reason, by, restoredTo, heads },
    deletionsFile === undefined ? [] : await readDeletions(deletionsFile),
  );
  for (const { date, seq } of cut.lostHeads) say(`Given up: entry ${seq}, the head of ${date}.`);
  if (deletions.deleted.length > 0) say(`Accounts deleted again: ${deletions.deleted.length}.`);
  for (const id of deletions.refused)
    say(`Not deleted again, because a truck of its is in the line: account ${id}`);
  for (const { id, name } of missing) say(`Missing file: ${id} ${name}`);
  say(
    `The log says so. Heads given up: ${cut.lostHeads.length}, sessions ended: ${sessions}, missing files: ${missing.length}.`,
  );
};

export const commands: Readonly<Record<string, Command>> = {
  create,
  list,
  block,
  'reset-factors': forgetFactors,
  journal,
  'note-cut': noteCut,
  'pass-keys': passKeys,
  'push-keys': pushKeys,
};

/** Opens the installation beside a server that may be running on it, does the command and closes it again. */
export const runCommand = async (
  command: Command,
  values: Values,
  surroundings: Surroundings,
): Promise<void> => {
  const config = loadConfig(surroundings.env);
  const app = await orTellWhyNotOpen(config, buildApp({ config, manualJobs: true, share: true }));
  try {
    await command(app, values, surroundings);
  } finally {
    await app.close();
  }
};

export const printDemo = async ({ env, say }: Surroundings): Promise<void> => {
  const config = loadConfig(env);
  const lines = await demoGreeting(config, `http://localhost:${config.port}`);
  if (lines.length === 0) throw new PlainError('There is no demo here: it is off, or this is production.');
  for (const line of lines) say(line);
};
