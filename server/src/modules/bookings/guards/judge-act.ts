import { isOperator } from '#kernel/access.ts';
import type { GuardCode, TruckAct, TruckFacts } from '#kernel/guards/guards.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { requireAcknowledged } from '../../../platform/errors/require-acknowledged.ts';
import { findCaller, listTrucksAtGates } from '../../gates/gates.queries.ts';
import { listGates } from '../../gates/gates.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { readPlateFacts } from '../../vehicles/vehicle/plate-facts.queries.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { isInLine } from '../booking/line-acts.ts';
import { closureAt } from '../line/forecast/closure-at.ts';
import { countAhead } from '../line/line-order.queries.ts';
import { lockHead } from '../line/places.queries.ts';

type JudgedAct = {
  readonly act: TruckAct;
  readonly booking: BookingRow;
  /** Present if the act is an edit that brings another truck: the id of that truck. */
  readonly vehicleId?: string | undefined;
  readonly gate?: string | null | undefined;
  /** Undefined: the client does not know guards, so none are judged. */
  readonly acknowledged: readonly GuardCode[] | undefined;
};

const closureNow = async (ctx: TrxContext) => {
  const params = await getBookingParams(ctx);
  const closure = closureAt(params, ctx.config.timeZone, ctx.clock.now().epochMilliseconds);
  if (!closure) return undefined;
  return { ...(closure.reasons && { reasons: closure.reasons }), until: closure.to ?? undefined };
};

const gateFacts = async (ctx: TrxContext, name: string, bookingId: string): Promise<TruckFacts['gate']> => {
  const gate = (await listGates(ctx)).find((one) => one.name === name);
  const called = (await listTrucksAtGates(ctx.db)).find((one) => one.gate === name && one.id !== bookingId);
  const by = called && (await findCaller(ctx.db, called.id));
  return {
    name,
    closed: gate?.closed ? gate : undefined,
    called: called && { plate: called.plate, since: wireInstant(ctx, called.called_at), ...(by && { by }) },
  };
};

const lineFacts = async (
  ctx: TrxContext,
  { act, booking, gate }: JudgedAct,
): Promise<Partial<TruckFacts>> => {
  switch (act) {
    case 'ARRIVAL': {
      const { from } = await arrivalWindow(ctx, booking, await getBookingParams(ctx));
      return { arrivalFrom: wireInstant(ctx, from) };
    }
    case 'CALL':
    case 'RECALL':
    case 'REDIRECT': {
      // Every call and redirect waits for this lock, so order and gates stay as they are until the commit.
      await lockHead(ctx.db);
      return {
        closure: await closureNow(ctx),
        ...(gate && { gate: await gateFacts(ctx, gate, booking.id) }),
        ahead: await countAhead(ctx.db, booking.id),
      };
    }
    default:
      return {};
  }
};

/** An edit brings a plate to judge only if it brings another truck. */
const plateFacts = (ctx: TrxContext, { act, booking, vehicleId }: JudgedAct) => {
  const id = act === 'EDIT' ? vehicleId : booking.vehicle_id;
  return id === undefined ? { now: ctx.clock.now().toString() } : readPlateFacts(ctx, id);
};

/** Judges an operator's act by what is true under the locks. Returns the acknowledged guards for the act's event. */
export const judgeAct = async (ctx: TrxContext, judged: JudgedAct): Promise<GuardCode[]> => {
  const { act, booking, acknowledged } = judged;
  if (!acknowledged || !isOperator(ctx.actor)) return [];
  const facts = {
    ...(await plateFacts(ctx, judged)),
    ...(isInLine(booking) &&
      booking.arrived_at && {
        inLine: { plate: booking.plate, since: wireInstant(ctx, booking.arrived_at) },
      }),
    ...(await lineFacts(ctx, judged)),
  };
  return requireAcknowledged(act, facts, acknowledged, booking.plate);
};
