import type { SecurityEvent } from '#contract/accounts/security-log.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { type SecurityEventRow, securityEventsOf } from '../security-log/security-log.queries.ts';

const toAnswer =
  ({ config: { timeZone } }: Context) =>
  (row: SecurityEventRow): SecurityEvent => ({
    id: row.id,
    type: row.type,
    date: toWireInstant(row.at, timeZone),
    address: row.address,
    device: row.device,
    unusual: row.unusual,
    byAnother: row.actor_id !== null,
  });

const listOf = (ctx: Context, accountId: string, request: PageRequest): Promise<Page<SecurityEvent>> =>
  toPage(ctx.db, securityEventsOf(ctx.db, accountId), request, toAnswer(ctx));

export const listSecurityLog = (ctx: Context, request: PageRequest) =>
  listOf(ctx, requireActor(ctx).userId, request);

export const listSecurityLogOf = async (ctx: Context, accountId: string, request: PageRequest) => {
  if (!(await findAccount(ctx.db, accountId))) throw new AppError('NOT_FOUND');
  return listOf(ctx, accountId, request);
};
