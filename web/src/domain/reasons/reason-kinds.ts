import type { ReasonKind } from '#contract/reasons-routes.ts';

/** What reasons are given for, as operators look for them. */
export const reasonKinds: readonly ReasonKind[] = [
  'BLOCK',
  'CLOSURE',
  'BAN',
  'WARN',
  'REFUSAL',
  'CANCEL',
  'CALL',
];
