import { isDeepStrictEqual } from 'node:util';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { BookingParamsVersion } from '#contract/params/booking-params-changes.ts';
import type { Context } from '../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../platform/db/page.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { type ParamsHistoryRow, paramsHistory } from './booking-params.queries.ts';
import { completeParams } from './stored-params.ts';

type Params = Omit<BookingParams, 'version'>;

const only = (params: Params, names: readonly string[]): Partial<Params> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));

const toVersion =
  (ctx: Context) =>
  (row: ParamsHistoryRow): BookingParamsVersion => {
    // Version 1 is the defaults and has no row.
    const before = completeParams(row.before ?? {});
    const after = completeParams(row.params);
    const changed = (Object.keys(after) as (keyof Params)[]).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    );
    const { changed_by: id, first_name: firstName, last_name: lastName } = row;
    return {
      version: row.version,
      changedDate: toWireInstant(row.changed_at, ctx.config.timeZone),
      changedBy: id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' },
      before: only(before, changed),
      after: only(after, changed),
    };
  };

export const listBookingParamsHistory = (
  ctx: Context,
  request: PageRequest,
): Promise<Page<BookingParamsVersion>> => toPage(ctx.db, paramsHistory(ctx.db), request, toVersion(ctx));
