import type { Reasons } from '#contract/reasons.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { clearRestrictions, insertBanEvent, type Restriction, reasonColumns } from './bans.queries.ts';
import { refreshPlate } from './refresh-plate.ts';

type Ending = {
  readonly plateKey: string;
  readonly vehicleId: string;
  readonly reasons: Reasons;
  /** The bans and warnings count as never given. */
  readonly takenBack: boolean;
};

/**
 * Ends bans and warnings by an operator's act, which stands in the history of the plate. Returns the account in
 * which they held; null if they held in all accounts. The plate must be locked.
 */
export const endRestrictions = async (
  ctx: TrxContext,
  held: readonly Restriction[],
  { plateKey, vehicleId, reasons, takenBack }: Ending,
): Promise<string | null> => {
  const id = uuidv7(ctx.clock);
  const accountId = held.some(({ account_id }) => account_id === null) ? null : (held[0]?.account_id ?? null);
  await insertBanEvent(ctx.db, {
    id,
    type: 'UNBAN',
    plate_key: plateKey,
    account_id: accountId,
    vehicle_id: vehicleId,
    ...reasonColumns(reasons),
    event_at: ctx.clock.now(),
    unban_mode: 'MANUAL',
    actor: 'ADMIN',
    actor_id: requireActor(ctx).userId,
  });
  await clearRestrictions(
    ctx.db,
    held.map(({ event_id }) => event_id),
    id,
    takenBack,
  );
  await refreshPlate(ctx, plateKey);
  return accountId;
};
