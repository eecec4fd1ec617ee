import { z } from 'zod';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { bodyEchoing, instant, version } from './common.ts';
import { reasons } from './reasons.ts';
import { route } from './route.ts';

export const reasonKinds = [
  'CANCEL',
  'BAN',
  'WARN',
  'REFUSAL',
  'CLOSURE',
  'BLOCK',
  'CALL',
  'APPEAL_LIFTED',
  'APPEAL_UPHELD',
] as const;
const reasonKind = z.enum(reasonKinds);
export type ReasonKind = z.infer<typeof reasonKind>;

/** A reason in every language, ready to be sent as `reasons`. One for calls may have a kind of reason. */
const readyReason = reasons.required().extend({ reasonKind: z.enum(actReasonKinds).optional() });

export const readyReasons = z.object({
  kind: reasonKind,
  content: z.array(readyReason),
  changedDate: instant,
  version,
});
export type ReadyReasons = z.infer<typeof readyReasons>;

export const reasonsRoutes = {
  getReasons: route('GET /reasons', 'console', {
    summary: 'Ready-made reasons of one kind, in three languages',
    query: z.strictObject({ kind: reasonKind }),
    answers: { 200: readyReasons },
  }),
  putReasons: route('PUT /reasons', 'admin', {
    summary: 'Replaces the ready-made reasons of one kind',
    body: bodyEchoing(
      { kind: reasonKind, content: z.array(readyReason).max(50), version: version.optional() },
      readyReasons,
    ),
    answers: { 200: readyReasons },
  }),
} as const;
