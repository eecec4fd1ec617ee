import type { AppealOutcome } from '#contract/appeals/appeals.ts';
import type { Reasons } from '#contract/reasons.ts';
import { type Account, findAccount } from '../../modules/accounts/account/accounts.queries.ts';
import { decideAppeal } from '../../modules/appeals/decide-appeal.ts';
import { makeAppeal } from '../../modules/appeals/make-appeal.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { asOf } from '../as-of.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import texts from './demo-appeals.json' with { type: 'json' };
import { findOperatorsBan, hasAppeals, insertTraces, listNoShowWarnings } from './seed-appeals.queries.ts';

const reasons: Readonly<Record<AppealOutcome, Required<Reasons>>> = {
  LIFTED: {
    RU: 'Ворота отставали, водитель приехал вовремя.',
    EN: 'The gate was behind, the driver had come on time.',
    CN: '闸口放行滞后，司机按时到达。',
  },
  UPHELD: {
    RU: 'Запись можно было отменить заранее.',
    EN: 'The booking could have been cancelled in time.',
    CN: '本可提前取消预约。',
  },
};

const decided = [
  { outcome: 'LIFTED', hours: 9 },
  { outcome: 'UPHELD', hours: 30 },
  { outcome: 'LIFTED', hours: 17 },
] as const;

type Planned = {
  readonly eventId: string;
  readonly by: Account;
  readonly at: Temporal.Instant;
  readonly decision?: (typeof decided)[number];
};

const appeal = async (
  ctx: Context,
  admin: Account,
  { eventId, by, at, decision }: Planned,
  place: number,
) => {
  const text = texts[place % texts.length]?.[by.language] ?? '';
  const { id } = await inTransaction(asOf(ctx, by, at), (trx) => makeAppeal(trx, { eventId, text }));
  if (!decision) return;
  const { outcome, hours } = decision;
  await inTransaction(asOf(ctx, admin, at.add({ hours })), (trx) =>
    decideAppeal(trx, { id, outcome, reasons: reasons[outcome] }),
  );
};

/** Plans an appeal that is due in a few hours, one of the demo driver, and some that are decided. */
const plan = async (ctx: Context, driver: Account): Promise<Planned[]> => {
  const now = ctx.clock.now();
  const hoursAgo = (hours: number) => now.subtract({ hours });
  const urgentAt = hoursAgo(66);
  const warnings = await listNoShowWarnings(ctx.db, hoursAgo(67), decided.length + 1);
  if (warnings[0]) await insertTraces(ctx.db, warnings[0]);
  const [urgent, ...earlier] = await Promise.all(
    warnings.map(async ({ id, account_id, event_at }) => ({
      eventId: id,
      by: await findAccount(ctx.db, account_id),
      at: event_at.add({ hours: 3 }),
    })),
  );
  const ban = await findOperatorsBan(ctx.db, driver.id);
  return [
    ...(urgent ? [{ ...urgent, at: urgentAt }] : []),
    ...(ban ? [{ eventId: ban.id, by: driver, at: ban.event_at.add({ hours: 5 }) }] : []),
    ...earlier.map((one, place) => ({ ...one, decision: decided[place] })),
  ].flatMap(({ by, ...one }) => (by ? [{ ...one, by } as Planned] : []));
};

export const seedAppeals = async (ctx: Context): Promise<void> => {
  const admin = await findDemoAccount(ctx, 'admin@oktet.local');
  const driver = await findDemoAccount(ctx, 'driver@oktet.local');
  if (!admin || !driver || (await hasAppeals(ctx.db))) return;
  try {
    for (const [place, planned] of (await plan(ctx, driver)).entries())
      await appeal(ctx, admin, planned, place);
  } catch (error) {
    // Another instance that started at the same time made the appeal first.
    if (!(error instanceof AppError && ['APPEAL_EXISTS', 'APPEAL_DECIDED'].includes(error.code))) throw error;
  }
};
