import type { LogFault } from '#kernel/log/queue-log-check.ts';

/**
 * BODY: what is hashed is no entry in its canonical form. COLUMN: a column says something else than what was hashed.
 * HEAD: the newest entry is not the one that the queue shows. BOOKING: the booking is not as the log tells. EVENT: the
 * history of the booking says otherwise what happened to it, or when. UNKNOWN: a truck came after the log had begun, and the log does not know it. CUT, REWRITTEN: an entry whose hash left the database
 * is gone, or another one. STRANGE_LINE: the file of heads has a line that is none.
 */
export type VerifyFault =
  | LogFault
  | 'BODY'
  | 'COLUMN'
  | 'HEAD'
  | 'BOOKING'
  | 'EVENT'
  | 'UNKNOWN'
  | 'CUT'
  | 'REWRITTEN'
  | 'STRANGE_LINE';

export type Finding = {
  readonly fault: VerifyFault;
  /** Of the entry, where there is one. */
  readonly seq?: number;
  /** Which column, field, booking, day or line it is about. */
  readonly about?: string;
};

export type Report = (finding: Finding) => void;
