import type { RecordedActType } from '#contract/acts/act-types.ts';
import { isOperator } from '#kernel/access.ts';
import type { TrxContext } from '../context/context.ts';
import { defineJob } from '../jobs/job.ts';
import { uuidv7 } from '../time/ids.ts';

/** For so long an act can be undone while its messages wait. */
export const undoSeconds = 10;

/** Runs each minute, so that no act is forgotten when an instance dies. */
export const releaseActsJob = defineJob<Record<string, never>>('release-closure-acts', { retryLimit: 0 });

/** Enqueued after each act whose messages wait, because scheduled jobs are looked for less often. */
export const releaseSoonJob = defineJob<Record<string, never>>('release-acts', { retryLimit: 0 });

/** A second later than the act can be undone, because the clocks of instances and database may differ. */
export const releaseLater = ({ db, jobs }: TrxContext): Promise<void> =>
  jobs.enqueueAll({ db }, releaseSoonJob, [{ data: {}, startAfterSeconds: undoSeconds + 1 }]);

export type StartedAct = {
  readonly id: string;
  /** The context for the work of the act. If the act waits, jobs written with this context are held back. */
  readonly ctx: TrxContext;
};

/** Without `acknowledged` an act takes effect at once and cannot be undone. */
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
  /** Versions of the booking or the vehicle. */
  readonly versions?: { readonly before: number; readonly after: number };
  readonly before?: Readonly<Record<string, unknown>>;
  /** Acts of this type can wait. Whether this one does is told by `heldBy` of its context. */
  readonly canWait: boolean;
};

/** Adds the act to the list of the operator's acts. Acts of anybody else are not listed. */
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
