import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';
import { forgetActs, forgetBans, listPastActs, listPastBans, type PastEvent } from './events.queries.ts';
import { type Cutoff, forgetAll } from './forgetting.ts';
import { deleteUnusedEndings } from './plate-endings.queries.ts';

/** Also deletes search entries of plates that only these events still contained. */
const forgetWith =
  (forget: (trx: Trx, ids: readonly string[]) => Promise<number>) =>
  async (trx: TrxContext, past: readonly PastEvent[]): Promise<number> => {
    const plates = past.flatMap((event) => event.plates.map(plateKey)).filter((key) => key !== '');
    await lockPlates(trx.db, ...plates);
    const forgotten = await forget(
      trx.db,
      past.map(({ id }) => id),
    );
    await deleteUnusedEndings(trx.db, plates);
    return forgotten;
  };

export const forgetPastBans = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastBans(ctx.db, before, after), forgetWith(forgetBans));

export const forgetPastActs = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastActs(ctx.db, before, after), forgetWith(forgetActs));
