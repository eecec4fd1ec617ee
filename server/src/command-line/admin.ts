import { parseArgs } from 'node:util';
import { PlainError } from '../platform/errors/plain-error.ts';
import { options, type Surroundings } from './admin-options.ts';

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
  npm run admin -- pass-keys [--new]
                               says which keys sign passes and which are accepted; --new makes one for PASS_KEYS, which
                               signs from 24 hours on
  npm run admin -- push-keys [--new]
                               says with which key browsers subscribe to pushes; --new makes one for PUSH_KEY
  npm run admin -- demo        prints the demo's password and links again

What is not given is asked for. A password on the command line can be seen by others on this machine.`;

export const admin = async (args: readonly string[], surroundings: Surroundings): Promise<void> => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', ...more] = positionals;
  if (name === '' || more.length > 0) throw new PlainError(usage);
  // Imported only now, because this loads the whole server, which takes a second.
  const { commands, printDemo, runCommand } = await import('./admin-commands.ts');
  if (name === 'demo') return printDemo(surroundings);
  const command = commands[name];
  if (!command) throw new PlainError(usage);
  return runCommand(command, values, surroundings);
};
