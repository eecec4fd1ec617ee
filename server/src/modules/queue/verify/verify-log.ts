import type { LogHead, PublishedHead } from '#contract/queue/queue-log.ts';
import { emptyLog, microsecondsOf } from '#kernel/log/queue-log-chain.ts';
import { createLogCheck, type LogCheck } from '#kernel/log/queue-log-check.ts';
import { isAboutTruck } from '#kernel/log/queue-log-entry.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import type { HeadsFile } from '../log/heads-file.ts';
import { getLogHead } from '../log/log.queries.ts';
import { lengthChange, madeAt, readEntry, wrongColumns } from './check-row.ts';
import { compareBookings, type LastKnown } from './compare-bookings.ts';
import type { Report } from './findings.ts';
import { type EntryRow, findBeginning, listEntriesAfter, wasLineEmptyBefore } from './verify.queries.ts';

const createHeadsCheck = ({ heads, strangeLines }: HeadsFile, check: LogCheck, report: Report) => {
  const bySeq = Map.groupBy(
    heads.filter(({ seq }) => seq > 0),
    ({ seq }) => seq,
  );
  const rewritten: PublishedHead[] = [];
  let anchor: PublishedHead | undefined;
  for (const line of strangeLines) report({ fault: 'STRANGE_LINE', about: String(line) });
  const reportLost = (fault: 'REWRITTEN' | 'CUT', head: PublishedHead) => {
    const { seq, date } = head;
    const cut = check.cutThatNames(head);
    if (cut) report({ fault: 'GIVEN_UP', seq, about: `${date} by ${cut.by}: ${cut.reason}` });
    else report({ fault, seq, about: date });
  };
  return {
    pass: ({ seq, hash }: LogHead): void => {
      for (const head of bySeq.get(seq) ?? [])
        if (head.hash === hash) anchor = head;
        else rewritten.push(head);
      bySeq.delete(seq);
    },
    /** Reports published heads whose entry is missing or differs. Returns the newest head found in the log. */
    end: (): PublishedHead | undefined => {
      for (const head of rewritten) reportLost('REWRITTEN', head);
      for (const head of [...bySeq.values()].flat()) reportLost('CUT', head);
      return anchor;
    },
  };
};

export type Verified = {
  readonly entries: number;
  readonly head: LogHead;
  /** The newest published head that the log still contains. */
  readonly anchor: PublishedHead | undefined;
};

type Options = { readonly heads: HeadsFile; readonly now: Temporal.Instant; readonly report: Report };

const createRowCheck = (fromEmptyLine: boolean, { now, report }: Options) => {
  const check = createLogCheck({ sha256, after: emptyLog, fromEmptyLine });
  const known = new Map<string, LastKnown>();
  let waiting = fromEmptyLine ? 0 : undefined;
  const read = async (row: EntryRow): Promise<void> => {
    const entry = readEntry(row);
    if (!entry) return report({ fault: 'BODY', seq: row.seq });
    const { faults, replayed } = await check.read(entry);
    for (const fault of faults) report({ fault, seq: row.seq });
    const longer = lengthChange(entry, replayed);
    const isCounted = waiting !== undefined && longer !== undefined;
    const wrong = wrongColumns(row, entry, replayed, now);
    if (isCounted && waiting !== undefined && row.waiting !== waiting + (longer ?? 0)) wrong.push('waiting');
    for (const column of wrong) report({ fault: 'COLUMN', seq: row.seq, about: column });
    waiting = row.waiting;
    if (!isAboutTruck(entry) || !replayed) return;
    const { type, plateDigest, formattedBookingNumber: number } = entry;
    const before = known.get(number)?.acts ?? [];
    const isTold = type !== 'PRIORITY' && type !== 'PLATE';
    const act = { seq: row.seq, type, at: microsecondsOf(madeAt(entry)) };
    known.set(number, {
      truck: replayed.after,
      seq: row.seq,
      salt: row.salt,
      plateDigest,
      acts: isTold ? [...before, act] : before,
    });
  };
  return { read, known, check };
};

/** Must run in a transaction with a consistent snapshot. */
export const verifySnapshot = async (db: Db, options: Options): Promise<Verified> => {
  const { heads, report } = options;
  const began = await findBeginning(db);
  const rows = createRowCheck(began === undefined || (await wasLineEmptyBefore(db, began)), options);
  const published = createHeadsCheck(heads, rows.check, report);
  let entries = 0;
  for (let seq = Number.MIN_SAFE_INTEGER; ; ) {
    const batch = await listEntriesAfter(db, seq);
    if (batch.length === 0) break;
    for (const row of batch) {
      await rows.read(row);
      published.pass(row);
    }
    entries += batch.length;
    seq = batch.at(-1)?.seq ?? seq;
  }
  const head = await getLogHead(db);
  const last = rows.check.head() ?? emptyLog;
  if (head.seq !== last.seq || head.hash !== last.hash) report({ fault: 'HEAD', seq: head.seq });
  if (began) await compareBookings(db, rows.known, began, report);
  return { entries, head, anchor: published.end() };
};

export const verifyLog = (db: Db, options: Options): Promise<Verified> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verifySnapshot(trx, options));
