import type { ActorKind, ActType } from '#contract/journal/event-types.ts';
import { kindOf } from '../context/actor.ts';
import type { TrxContext } from '../context/context.ts';
import { uuidv7 } from '../time/ids.ts';
import type { Translated } from '../words/translated.ts';

type Snapshot = Readonly<Record<string, unknown>>;

export type Act = {
  readonly type: ActType;
  readonly bookingId?: string | null | undefined;
  readonly vehicleId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly from?: Snapshot | null | undefined;
  readonly to?: Snapshot | null | undefined;
  readonly reason?: string | null | undefined;
  readonly reasons?: Translated | null | undefined;
  readonly by?: { readonly actor: ActorKind; readonly id: string | null };
};

const toJson = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

const toRow = (ctx: TrxContext, act: Act) => {
  const { actor, id } = act.by ?? { actor: kindOf(ctx.actor), id: ctx.actor?.userId ?? null };
  return {
    id: uuidv7(ctx.clock),
    type: act.type,
    actor,
    actor_id: id,
    event_at: ctx.clock.now(),
    booking_id: act.bookingId ?? null,
    vehicle_id: act.vehicleId ?? null,
    user_id: act.userId ?? null,
    before: toJson(act.from),
    after: toJson(act.to),
    reason: act.reasons?.RU ?? act.reason ?? null,
    reasons: toJson(act.reasons),
  };
};

/** In the transaction of the act: the journal is complete and has nothing that did not happen. */
export const recordAct = async (ctx: TrxContext, act: Act): Promise<void> => {
  await ctx.db.insertInto('journal_event').values(toRow(ctx, act)).execute();
};
