import type { CurrentDuty, Duty, DutyFigures, dutiesRoutes, OpenMatter } from '#contract/duties/duties.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../platform/context/context.ts';
import { type Page, toPage } from '../../platform/db/page.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { givenRange } from '../../platform/errors/given-range.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { type DutyRow, dutiesBegunIn, findCurrentDuty, findDuty } from './duties.queries.ts';
import { countDuty } from './figures/count-duty.ts';
import { listOpenMatters } from './open-matters.ts';

const toDuty = (ctx: Context, row: DutyRow, figures: DutyFigures, open: OpenMatter[]): Duty => ({
  id: row.id,
  operator: { id: row.operator_id, name: row.operator_name ?? '' },
  startedAt: wireInstant(ctx, row.started_at),
  ...(row.ended_at && { endedAt: wireInstant(ctx, row.ended_at) }),
  noteBefore: row.note_before,
  note: row.note,
  takesOverFrom: row.takes_over_from,
  takenOverBy: row.successor_id === null ? null : { id: row.successor_id, name: row.successor_name ?? '' },
  open,
  figures,
});

const isRunning = ({ ended_at }: DutyRow) => ended_at === null;

const withFigures = async (ctx: Context, row: DutyRow, open: OpenMatter[]): Promise<Duty> =>
  toDuty(ctx, row, await countDuty(ctx, row), open);

const openFor = async (ctx: Context, row: DutyRow): Promise<OpenMatter[]> =>
  isRunning(row) ? listOpenMatters(ctx, row.seen) : [];

export const dutyAnswer = async (ctx: Context, id: string): Promise<Duty> => {
  const row = await findDuty(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return withFigures(ctx, row, await openFor(ctx, row));
};

/** Lists open matters even if nobody is on duty, because the next operator takes them over. */
export const getCurrentDuty = async (ctx: Context): Promise<CurrentDuty> => {
  const row = await findCurrentDuty(ctx.db, requireActor(ctx).userId);
  const open = await listOpenMatters(ctx, row && isRunning(row) ? row.seen : []);
  if (row) return withFigures(ctx, row, open);
  return {
    id: null,
    operator: null,
    startedAt: null,
    noteBefore: null,
    note: null,
    takesOverFrom: null,
    takenOverBy: null,
    open,
    figures: null,
  };
};

export const listDuties = async (
  ctx: Context,
  { from, to, ...request }: QueryOf<typeof dutiesRoutes.listDuties>,
): Promise<Page<Duty>> => {
  const begun = dutiesBegunIn(ctx.db, givenRange({ from, to }, ['from', 'to'], ctx.config.timeZone));
  const page = await toPage(ctx.db, begun, request, (row) => row);
  const content: Duty[] = [];
  for (const row of page.content) content.push(await withFigures(ctx, row, await openFor(ctx, row)));
  return { ...page, content };
};
