import { parseArgs } from 'node:util';
import { loadConfig } from '../load-config.ts';
import type { Finding, VerifyFault } from '../modules/queue/verify/findings.ts';
import { type Verified, verifyLog } from '../modules/queue/verify/verify-log.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { firstValueOf } from '../platform/db/rows-of.ts';
import { PlainError } from '../platform/errors/plain-error.ts';
import { orTellWhyNotOpen } from '../start-faults.ts';
import { readPublishedHeads } from './read-published-heads.ts';

export const usage = `Usage:
  npm run verify-log [-- --heads <file>]

Checks the queue's log entry by entry and compares it with the bookings. The file has the heads that left the database, a
line for each day; without one LOG_HEADS is read. It ends with
  0  consistent, and anchored by a head that left the database
  1  something was found
  2  it could not be checked
  3  consistent, not anchored: whoever owns the database may have rewritten all of it
  4  nothing else was found, but published heads were given up after a restore: a line each says by whom and why`;

/** At most so many findings are printed, because a log rewritten from its middle on has one for every later entry. */
const mostShown = 1000;

const words: Readonly<Record<VerifyFault, (about: string) => string>> = {
  HASH: () => 'its hash is not that of what it says',
  PREV: () => 'it is not chained to the entry before it',
  GAP: () => 'entries are missing before it',
  REPEATED: () => 'its number is not greater than that of the entry before it',
  IMPOSSIBLE: () => 'it cannot follow from what happened to this truck before',
  ORDER: () => 'whether the call was in order is not what the entries before it say',
  BODY: () => 'what was hashed is not an entry in its canonical form',
  COLUMN: (column) => `the column ${column} does not fit what was hashed`,
  HEAD: () => 'the head that the queue shows is not the last entry',
  BOOKING: (field) => `the booking is not as the log tells: ${field}`,
  EVENT: (act) => `the history of the booking does not tell the same: ${act}`,
  UNKNOWN: (number) => `booking ${number} has arrived, and the log does not know it`,
  CUT: (date) => `the head that left on ${date} is not in the log: it was cut off`,
  REWRITTEN: (date) => `it is not the entry that was the head on ${date}: the log was rewritten`,
  GIVEN_UP: (date) => `given up after a restore: the head that left on ${date}`,
  STRANGE_LINE: (line) => `line ${line} of the heads is none`,
};

const say = ({ fault, seq, about = '' }: Finding): string =>
  `${seq === undefined ? 'log' : `seq ${seq}`}: ${words[fault](about)}`;

type Say = (line: string) => void;
type Counts = { readonly found: number; readonly givenUp: number };

const conclude = ({ entries, head, anchor }: Verified, { found, givenUp }: Counts, print: Say): number => {
  const log = `${entries} entries, the head is ${head.seq} ${head.hash}`;
  if (found > 0) {
    print(`${found} found in ${log}.`);
    return 1;
  }
  if (givenUp > 0) {
    print(`Heads given up: ${givenUp}. Nothing else was found in ${log}.`);
    return 4;
  }
  if (!anchor) {
    print(
      `Consistent, not anchored: ${log}. Without heads a log that was rewritten as a whole looks the same.`,
    );
    return 3;
  }
  const since = head.seq - anchor.seq;
  print(`Consistent and anchored up to entry ${anchor.seq} by the head of ${anchor.date}: ${log}.`);
  if (since > 0) print(`The last ${since} are consistent, but not anchored yet.`);
  return 0;
};

const requireLog = async (db: Db) => {
  if (!(await firstValueOf<boolean>(db)`SELECT to_regclass('queue_log') IS NOT NULL`))
    throw new PlainError('The database has no log: Oktet has not been started with it yet.');
};

export const verifyLogCommand = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Say,
): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: { heads: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) throw new PlainError(usage);
  const config = loadConfig(env);
  const heads = await readPublishedHeads(values.heads, config.queueLog.headsFile);
  const database = await orTellWhyNotOpen(config, openDatabase({ config, share: true }));
  let found = 0;
  let givenUp = 0;
  const report = (finding: Finding) => {
    if (finding.fault === 'GIVEN_UP') givenUp += 1;
    else found += 1;
    if (found <= mostShown) print(say(finding));
    if (found === mostShown) print('… and more, which are only counted.');
  };
  try {
    await requireLog(database.db);
    const verified = await verifyLog(database.db, { heads, now: Temporal.Now.instant(), report });
    return conclude(verified, { found, givenUp }, print);
  } finally {
    await database.close();
  }
};
