import type { LogFault } from '#kernel/log/queue-log-check.ts';

/**
 * BODY: the hashed text is not a canonical entry. COLUMN: a column contradicts the hashed text. HEAD: the newest
 * entry is not the head that the queue shows. BOOKING: the booking contradicts the log. EVENT: the booking's
 * history contradicts the log. UNKNOWN: a truck arrived after the log began but is not in it. CUT: an entry with
 * a published hash is missing. REWRITTEN: such an entry differs. GIVEN_UP: either of these, but a CUT entry
 * names that hash. STRANGE_LINE: a line of the heads file is not a head.
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
  | 'GIVEN_UP'
  | 'STRANGE_LINE';

export type Finding = {
  readonly fault: VerifyFault;
  readonly seq?: number;
  readonly about?: string;
};

export type Report = (finding: Finding) => void;
