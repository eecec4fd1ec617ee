import type { RecordedActType } from '#contract/acts/act-types.ts';
import { isOperator } from '#kernel/access.ts';
import type { TrxContext } from '../context/context.ts';
import { defineJob } from '../jobs/job.ts';
import { uuidv7 } from '../time/ids.ts';

/** How long an act can be undone whose messages wait. */
export const undoSeconds = 10;

/** Each minute: nothing is lost when an instance dies. */
export const releaseActsJob = defineJob<Record<string, never>>('release-closure-acts', { retryLimit: 0 });

/** After each act that waits; scheduled jobs are looked for less often. */
export const releaseSoonJob = defineJob<Record<string, never>>('release-acts', { retryLimit: 0 });

/** A second later than it may be undone: the clocks of instances and database may differ. */
export const releaseLater = ({ db, jobs }: TrxContext): Promise<void> =>
  jobs.enqueueAll({ db }, releaseSoonJob, [{ data: {}, startAfterSeconds: undoSeconds + 1 }]);

export type StartedAct = {
  readonly id: string;
  /** For the work of the act: what it writes is held back if the act waits. */
  readonly ctx: TrxContext;
};

/** `acknowledged`: without it an act takes effect at once and cannot be undone. */
export const startAct = (ctx: TrxContext, acknowledged: readonly string[] | undefined): StartedAct => {
  const id = uuidv7(ctx.clock);
  if (!acknowledged || !isOperator(ctx.actor)) return { id, ctx };
  const until = ctx.clock.now().add({ seconds: undoSeconds });
  return { id, ctx: { ...ctx, heldBy: { actId: id, until } } };
};

type NewAct = {
  readonly type: RecordedActType;
  readonly bookingId?: string;
  readonly vehicleId?: string;
  /** Of the booking or the vehicle. */
  readonly versions?: { readonly before: number; readonly after: number };
  readonly before?: Readonly<Record<string, unknown>>;
  /** The act is one of those that wait, whether it does or not. */
  readonly canWait: boolean;
};

/** In the list of an operator's acts. What anybody else does is not listed. */
export const recordAct = async (
  { id, ctx }: StartedAct,
  { type, bookingId, vehicleId, versions, before = {}, canWait }: NewAct,
): Promise<void> => {
  const { actor, heldBy } = ctx;
  if (!actor || !isOperator(actor)) return;
  const now = ctx.clock.now();
  const isAtOnce = canWait && !heldBy;
  await ctx.db
    .insertInto('operator_act')
    .values({
      id,
      type,
      made_by: actor.userId,
      made_at: now,
      booking_id: bookingId ?? null,
      vehicle_id: vehicleId ?? null,
      version_before: versions?.before ?? null,
      version_after: versions?.after ?? null,
      before: JSON.stringify(isAtOnce ? {} : before),
      release_at: heldBy?.until ?? (isAtOnce ? now : null),
      released_at: isAtOnce ? now : null,
    })
    .execute();
  if (heldBy) await releaseLater(ctx);
};
