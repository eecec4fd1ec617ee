import type { LogHead } from '#contract/queue/queue-log.ts';
import { emptyLog } from '#kernel/log/queue-log-chain.ts';
import { createLogCheck, type LogCheck, type LogFault } from '#kernel/log/queue-log-check.ts';
import type { KeptHead } from './kept-heads.ts';
import type { LogEntry } from './log-calls.ts';

/** Faults beyond those of single entries. LINE means that the queue is not in the order that the log implies. */
export type PageFault = LogFault | 'HEAD' | 'REWRITTEN' | 'CUT' | 'LINE';
export type PageFinding = { readonly seq: number; readonly fault: PageFault };

type Page = { readonly content: readonly LogEntry[]; readonly last: boolean; readonly head: LogHead };
type Line = {
  readonly content: readonly { readonly position: number | null; readonly formattedBookingNumber: string }[];
  readonly logHead: LogHead;
};

export type CheckSources = {
  readonly sha256: (text: string) => Promise<string>;
  readonly loadPage: (page: number, isWhole: boolean) => Promise<Page>;
  /** Null for visitors who are not signed in, because they cannot read the line. */
  readonly loadLine: (() => Promise<Line>) | null;
  readonly kept: readonly KeptHead[];
  /** Only heads of earlier days are compared, because today's came with this page and prove nothing. */
  readonly today: string;
  readonly isWhole: boolean;
  readonly endsWithHead: boolean;
  /** A part of a hash that somebody has photographed and looks for in the log. */
  readonly sought?: string | undefined;
  readonly onProgress: (entries: number) => void;
};

type GivenUp = { readonly seq: number; readonly by: string; readonly reason: string };

export type CheckResult = {
  readonly isWhole: boolean;
  readonly entries: number;
  readonly findings: readonly PageFinding[];
  /** Entries that this browser has seen and that a restore lost. The log itself tells of the restore. */
  readonly givenUp: readonly GivenUp[];
  readonly remembered: number;
  /** The entry with the sought hash, null if there is none. */
  readonly found?: { readonly seq: number; readonly at: string } | null;
};

const same = (one: LogHead, other: LogHead) => one.seq === other.seq && one.hash === other.hash;

/** Replays the log. Trucks whose arrival it records must wait in the resulting order. */
const lineFault = async (check: LogCheck, { loadLine }: CheckSources): Promise<PageFinding[]> => {
  const last = check.head();
  if (!loadLine) return [];
  const { content, logHead } = await loadLine();
  // The queue has changed while the log was read, so the two cannot be compared.
  if (!last || logHead.seq !== last.seq) return [];
  const expected = check.replay
    .line()
    .filter(({ arrivedAt }) => arrivedAt !== null)
    .map(({ number }) => number);
  const known = new Set(expected);
  const waiting = content
    .filter(({ position, formattedBookingNumber }) => position !== null && known.has(formattedBookingNumber))
    .map(({ formattedBookingNumber }) => formattedBookingNumber);
  return waiting.join() === expected.join() ? [] : [{ seq: last.seq, fault: 'LINE' }];
};

/** Compares the end of the log with its published head. */
const endFaults = (
  check: LogCheck,
  head: LogHead,
  { isWhole, endsWithHead }: CheckSources,
): PageFinding[] => {
  const end = check.head() ?? (isWhole ? emptyLog : undefined);
  return endsWithHead && end && !same(end, head) ? [{ seq: head.seq, fault: 'HEAD' }] : [];
};

type LostHead = KeptHead & { readonly fault: 'REWRITTEN' | 'CUT' };

const explainLost = (check: LogCheck, lost: readonly LostHead[]) => {
  const findings: PageFinding[] = [];
  const givenUp: GivenUp[] = [];
  for (const { fault, ...head } of lost) {
    const cut = check.cutThatNames(head);
    if (cut) givenUp.push({ seq: head.seq, by: cut.by, reason: cut.reason });
    else findings.push({ seq: head.seq, fault });
  }
  return { findings, givenUp };
};

/** Verifies the log page by page in the browser, without trusting the server. */
export const checkLog = async (sources: CheckSources): Promise<CheckResult> => {
  const { sha256, loadPage, isWhole, endsWithHead, onProgress } = sources;
  const check = createLogCheck({ sha256, ...(isWhole && { after: emptyLog }) });
  const seen = new Map(sources.kept.map((head) => [head.seq, head]));
  const findings: PageFinding[] = [];
  const lost: LostHead[] = [];
  let entries = 0;
  let remembered = 0;
  const { sought } = sources;
  let found: { readonly seq: number; readonly at: string } | null = null;
  const read = async (entry: LogEntry) => {
    const { seq, hash, at } = entry;
    if (sought !== undefined && hash.includes(sought)) found = { seq, at };
    for (const fault of (await check.read(entry)).faults) findings.push({ seq, fault });
    const head = seen.get(seq);
    if (head && head.hash !== hash) lost.push({ ...head, fault: 'REWRITTEN' });
    else if (head && head.seen < sources.today) remembered += 1;
  };
  for (let page = 0; ; page += 1) {
    const { content, last, head } = await loadPage(page, isWhole);
    for (const entry of content) await read(entry);
    entries += content.length;
    onProgress(entries);
    if (!last) continue;
    for (const one of sources.kept) if (one.seq > head.seq) lost.push({ ...one, fault: 'CUT' });
    // The entry that tells of the lost ones may be of another day, so the whole log is checked.
    if (!isWhole && lost.length > 0) return checkLog({ ...sources, isWhole: true, endsWithHead: true });
    const { givenUp, findings: unexplained } = explainLost(check, lost);
    findings.push(...unexplained, ...endFaults(check, head, sources));
    if (endsWithHead) findings.push(...(await lineFault(check, sources)));
    return { isWhole, entries, findings, givenUp, remembered, ...(sought !== undefined && { found }) };
  }
};
