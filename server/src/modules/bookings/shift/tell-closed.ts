import type { Reasons } from '#contract/reasons.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { listBookings } from '../booking/booking.queries.ts';
import { reasonIn } from '../booking/stored-reason.ts';
import { tellTruck } from '../booking/tell-driver.ts';
import { listWaiting } from '../line/places.queries.ts';
import type { Stretch } from './prepare-shift.ts';

export type ToldOfYard = {
  readonly from: string;
  readonly to: string;
  readonly reasons: Reasons;
  readonly trucks: readonly { readonly id: string; readonly messageIds: readonly string[] }[];
};

export const tellClosedJob = defineJob<ToldOfYard>('tell-closed');

/** Phone and e-mail of the account, phone of the booking. */
const mostContacts = 3;

type Waiting = Awaited<ReturnType<typeof listWaiting>>;

/** Those that are not expected to be called before that moment, in their order. */
export const stillWaitingAt = (waiting: Waiting, moment: Temporal.Instant): readonly string[] =>
  waiting
    .filter(({ eta_to }) => eta_to === null || Temporal.Instant.compare(eta_to, moment) > 0)
    .map(({ id }) => id);

/** Trucks that may still wait when the closure begins are told of the delay. */
export const listToldOfYard = async (
  ctx: TrxContext,
  { from, to }: Stretch,
  reasons: Reasons,
): Promise<ToldOfYard | undefined> => {
  const trucks = stillWaitingAt(await listWaiting(ctx.db), from).map((id) => ({
    id,
    messageIds: Array.from({ length: mostContacts }, () => uuidv7(ctx.clock)),
  }));
  if (trucks.length === 0) return undefined;
  return { from: from.toString(), to: to.toString(), reasons, trucks };
};

/** Message ids come from the payload, so that a retried job sends nothing twice. */
export const doTellClosed = async (
  ctx: Context,
  { from, to, reasons, trucks }: ToldOfYard,
): Promise<void> => {
  await inTransaction(ctx, async (trx) => {
    const messageIds = new Map(trucks.map((truck) => [truck.id, truck.messageIds]));
    for (const booking of await listBookings(trx.db, [...messageIds.keys()])) {
      if (booking.status !== 'WAITING') continue;
      await tellTruck(
        trx,
        booking,
        {
          template: 'booking-closed',
          from: Temporal.Instant.from(from),
          until: Temporal.Instant.from(to),
          reason: reasonIn({ reason: null, reasons }, booking.language) ?? '',
        },
        messageIds.get(booking.id),
      );
    }
  });
};
