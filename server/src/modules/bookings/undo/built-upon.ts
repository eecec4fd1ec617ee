import { happenedWord } from '#contract/acts/happened.ts';
import type { ActRow } from '../../../platform/acts/acts.queries.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { say } from '../../../platform/words/words.ts';
import { type LastEvent, listLastOfBookings, listLastOfVehicles } from './built-upon.queries.ts';

const whoDid = ({ language }: Pick<Context, 'language'>, { name, actor }: LastEvent) =>
  name ?? say(language, `lineActs.happened.actors.${actor}`);

const timeOf = ({ config }: Pick<Context, 'config'>, at: Temporal.Instant) =>
  at.toZonedDateTimeISO(config.timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/** The refusal that names the last act since and who did it, because that act has to be undone first. */
export const builtUpon = async (
  ctx: TrxContext,
  { booking_id, vehicle_id }: Pick<ActRow, 'booking_id' | 'vehicle_id'>,
): Promise<AppError> => {
  const [last] = booking_id
    ? await listLastOfBookings(ctx.db, [booking_id])
    : await listLastOfVehicles(ctx.db, vehicle_id ? [vehicle_id] : []);
  if (!last) return new AppError('UNDO_IMPOSSIBLE');
  return new AppError('UNDO_BUILT_UPON', {
    params: {
      who: whoDid(ctx, last),
      what: say(ctx.language, `lineActs.happened.${happenedWord(last)}`),
      time: timeOf(ctx, last.at),
    },
  });
};
