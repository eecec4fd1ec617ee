/** Acts on the line: undone as long as nothing was built upon them. */
export const lineActTypes = [
  'ARRIVAL',
  'TAKE_BACK',
  'CALL',
  'RETURN',
  'NO_ANSWER',
  'PRIORITY',
  'REDIRECT',
] as const;

/** Undone within 10 s, in which their messages wait. */
const waitingActTypes = ['CANCEL', 'APPROVE', 'DISAPPROVE', 'BAN', 'WARN', 'SHIFT'] as const;

/** But for acts on closures. A departure waits 5 s on the operator's screen before it is sent. */
export const recordedActTypes = [...lineActTypes, ...waitingActTypes, 'DEPARTURE'] as const;
export type RecordedActType = (typeof recordedActTypes)[number];
