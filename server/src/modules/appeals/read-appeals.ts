import type { Appeal, AppealCounts, appealsRoutes } from '#contract/appeals/appeals.ts';
import type { QueryOf } from '#contract/route.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../platform/db/page.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { appealAnswers } from './appeal-answer.ts';
import {
  type AppealRow,
  appealsOfAccount,
  filterAppeals,
  findAppeal,
  readCounts,
} from './appeals.queries.ts';

const recentDays = 90;

const answered = async (ctx: Context, page: Page<AppealRow>): Promise<Page<Appeal>> => ({
  ...page,
  content: await appealAnswers(ctx, page.content),
});

const asIs = (row: AppealRow) => row;

export const listOwnAppeals = async (ctx: Context, request: PageRequest): Promise<Page<Appeal>> => {
  const own = appealsOfAccount(ctx.db, requireActor(ctx).userId);
  return answered(ctx, await toPage(ctx.db, own, request, asIs));
};

export const listAppeals = async (
  ctx: Context,
  { state, sort, ...request }: QueryOf<typeof appealsRoutes.listAppeals>,
): Promise<Page<Appeal>> => {
  const filtered = filterAppeals(ctx.db, state, sort, ctx.clock.now());
  return answered(ctx, await toPage(ctx.db, filtered, request, asIs));
};

export const getAppeal = async (ctx: Context, id: string): Promise<Appeal> => {
  const row = await findAppeal(ctx.db, id);
  const isVisible = isInConsole(ctx.actor) || row?.account_id === requireActor(ctx).userId;
  const [appeal] = row && isVisible ? await appealAnswers(ctx, [row]) : [];
  if (!appeal) throw new AppError('NOT_FOUND');
  return appeal;
};

export const countAppeals = async (ctx: Context): Promise<AppealCounts> => {
  const now = ctx.clock.now();
  const counts = await readCounts(ctx.db, now, now.subtract({ hours: 24 * recentDays }));
  return {
    waiting: counts.waiting,
    suspended: counts.suspended,
    soonestDueAt: counts.soonest && toWireInstant(counts.soonest, ctx.config.timeZone),
    decided: counts.decided,
    recent: { days: recentDays, decided: counts.recent, lifted: counts.lifted },
  };
};
