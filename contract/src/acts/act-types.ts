/** Acts on the line can be undone as long as nothing was done afterwards that builds on them. */
export const lineActTypes = [
  'ARRIVAL',
  'TAKE_BACK',
  'CALL',
  'RETURN',
  'NO_ANSWER',
  'PRIORITY',
  'REDIRECT',
] as const;

/** The messages of these acts wait for 10 s, in which the act can be undone. */
const waitingActTypes = ['CANCEL', 'APPROVE', 'DISAPPROVE', 'BAN', 'WARN', 'SHIFT'] as const;

/** All acts except those on closures. A departure waits 5 s on the operator's screen before it is sent. */
export const recordedActTypes = [...lineActTypes, ...waitingActTypes, 'DEPARTURE'] as const;
export type RecordedActType = (typeof recordedActTypes)[number];
