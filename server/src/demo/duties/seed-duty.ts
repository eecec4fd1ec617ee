import { insertVouchedAccount } from '../../modules/accounts/registration/add-vouched-account.ts';
import { beginDuty } from '../../modules/duties/begin-duty.ts';
import { findCurrentDuty } from '../../modules/duties/duties.queries.ts';
import { endDuty } from '../../modules/duties/end-duty.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { asOf } from '../as-of.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import demo from './demo-duty.json' with { type: 'json' };

const hoursBefore = { begun: 9, ended: 1 } as const;

/** A colleague's duty, which whoever opens the console takes over. She has no password. */
export const seedDuty = async (ctx: Context): Promise<void> => {
  const admin = await findDemoAccount(ctx, 'admin@oktet.local');
  if (!admin || (await findCurrentDuty(ctx.db, admin.id))) return;
  const nothing = ctx.passwords.hashOfNothing();
  await inTransaction(ctx, (trx) =>
    insertVouchedAccount(trx, { ...demo.colleague, roles: ['OPERATOR'] }, nothing, { demo: true }),
  );
  const colleague = await findDemoAccount(ctx, demo.colleague.email);
  if (!colleague) return;
  const now = ctx.clock.now();
  const { id } = await inTransaction(
    asOf(ctx, colleague, now.subtract({ hours: hoursBefore.begun })),
    (trx) => beginDuty(trx, { note: demo.noteBefore }),
  );
  await inTransaction(asOf(ctx, colleague, now.subtract({ hours: hoursBefore.ended })), (trx) =>
    endDuty(trx, { id, note: demo.note }),
  );
};
