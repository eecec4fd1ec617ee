import type { GateState, gatesRoutes } from '#contract/gates/gates.ts';
import type { BodyOf } from '#contract/route.ts';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { inAllLanguages } from '../../platform/words/translated.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { lockParams } from '../system-params/booking-params.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { futureInstant } from '../vehicles/bans/operator-restriction.ts';
import { directionsTo } from './directions.ts';
import { deleteClosedGate, listClosedGates, listTrucksAtGates, putClosedGate } from './gates.queries.ts';

/** Tells every console of a change at once. */
export const gateChanged = defineEvent<{ readonly name: string }>('gate-changed');

type Reader = Pick<Context, 'db' | 'clock' | 'config'>;

export const listGates = async (ctx: Reader): Promise<GateState[]> => {
  const params = await getBookingParams(ctx);
  const closed = await listClosedGates(ctx.db, ctx.clock.now());
  const trucks = await listTrucksAtGates(ctx.db);
  const wire = (at: Temporal.Instant) => toWireInstant(at, ctx.config.timeZone);
  return params.gates.map((gate) => {
    const name = gateNameOf(gate);
    const directions = directionsTo(params, name);
    const closing = closed.find((one) => one.name === name);
    return {
      name,
      closed: closing !== undefined,
      ...(closing?.until && { until: wire(closing.until) }),
      ...(closing?.reasons && { reasons: inAllLanguages(closing.reasons) }),
      ...(directions && { directions }),
      busy: trucks
        .filter((truck) => truck.gate === name)
        .map(({ id, plate, called_at }) => ({
          bookingId: id,
          vehicleRegistrationPlate: plate,
          calledAt: wire(called_at),
        })),
    };
  });
};

const getGate = async (ctx: Reader, name: string): Promise<GateState> => {
  const gate = (await listGates(ctx)).find((one) => one.name === name);
  if (!gate) throw new AppError('NOT_FOUND');
  return gate;
};

type Change = { readonly name: string } & BodyOf<typeof gatesRoutes.putGate>;

const recorded = ({ name, closed, until }: Pick<GateState, 'name' | 'closed' | 'until'>) => ({
  gate: name,
  closed,
  until: until ?? null,
});

export const setGate = async (ctx: TrxContext, change: Change): Promise<GateState> => {
  const { name, closed, reasons } = change;
  // Gates are parameters, so their lock keeps this gate from being removed and puts changes of it in order.
  await lockParams(ctx.db);
  const before = await getGate(ctx, name);
  if (closed)
    await putClosedGate(ctx.db, {
      name,
      until: futureInstant(ctx, change.until),
      reasons: reasons ? JSON.stringify(reasons) : null,
      closed_by: requireActor(ctx).userId,
      closed_at: ctx.clock.now(),
    });
  else await deleteClosedGate(ctx.db, name);
  const after = await getGate(ctx, name);
  if (!before.closed && !after.closed) return after;
  await recordInJournal(ctx, {
    type: closed ? 'GATE_CLOSED' : 'GATE_OPENED',
    from: recorded(before),
    to: recorded(after),
    reasons: reasons ?? null,
  });
  await ctx.events.emit(ctx, gateChanged, { name });
  return after;
};
