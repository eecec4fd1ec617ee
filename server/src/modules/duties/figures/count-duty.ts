import type { DutyFigures } from '#contract/duties/duties.ts';
import type { Context } from '../../../platform/context/context.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import type { DutyRow } from '../duties.queries.ts';
import {
  countEndings,
  countHours,
  countLineActs,
  type DutySpan,
  findGreatestLag,
  measureCalls,
} from './duty-counts.queries.ts';

/** The chart shows only so many last hours, because a duty that nobody ended may last for days. */
const drawnHours = 24;

export const spanOf = (
  { clock }: Pick<Context, 'clock'>,
  { started_at, ended_at }: Pick<DutyRow, 'started_at' | 'ended_at'>,
): DutySpan => ({ from: started_at, to: ended_at ?? clock.now() });

/** Counts by the parameters in force at each moment, so that a closure taken back before it began does not count. */
const countClosures = async (ctx: Context, { from, to }: DutySpan): Promise<number> => {
  const { versions } = await listParamsInForce(ctx, from);
  const [start, end] = [from.epochMilliseconds, to.epochMilliseconds];
  const found = versions.flatMap(({ params, since }, index) => {
    const validFrom = Math.max(start, since?.epochMilliseconds ?? start);
    const validTo = Math.min(end, versions[index + 1]?.since?.epochMilliseconds ?? end);
    return params.closures.filter(
      (closure) => Date.parse(closure.from) < validTo && Date.parse(closure.to) > validFrom,
    );
  });
  return new Set(found.map((closure) => Date.parse(closure.from))).size;
};

const drawn = ({ from, to }: DutySpan): DutySpan => {
  const earliest = to.subtract({ hours: drawnHours });
  return { from: Temporal.Instant.compare(from, earliest) < 0 ? earliest : from, to };
};

export const countDuty = async (
  ctx: Context,
  row: Pick<DutyRow, 'started_at' | 'ended_at'>,
): Promise<DutyFigures> => {
  const span = spanOf(ctx, row);
  const hours = await countHours(ctx.db, drawn(span), ctx.config.timeZone);
  return {
    ...(await countLineActs(ctx.db, span)),
    ...(await countEndings(ctx.db, span)),
    ...(await measureCalls(ctx.db, span)),
    greatestLagMinutes: await findGreatestLag(ctx.db, span),
    closures: await countClosures(ctx, span),
    hours: hours.map(({ at, ...counts }) => ({ at: wireInstant(ctx, at), ...counts })),
  };
};
