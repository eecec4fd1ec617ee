import type { ReasonKind } from '#contract/reasons-routes.ts';

export const reasonKinds: readonly ReasonKind[] = [
  'BLOCK',
  'CLOSURE',
  'BAN',
  'WARN',
  'REFUSAL',
  'CANCEL',
  'CALL',
  'APPEAL_LIFTED',
  'APPEAL_UPHELD',
];
