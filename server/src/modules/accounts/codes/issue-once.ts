import type { Confirmation } from '#contract/accounts/accounts.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import type { Code } from './codes.queries.ts';
import { confirmationOf } from './confirmation.ts';
import { type SendRequest, takeSend } from './take-send.ts';

type Order = {
  readonly accountId: string;
  /** The sending that is counted against the limits. */
  readonly request: SendRequest;
  readonly findSent: (ctx: Context) => Promise<Code | undefined>;
  /** Whether a sent code answers this request as well. Absent: any sent code does. */
  readonly isSame?: (sent: Code) => boolean;
  readonly issue: (trx: TrxContext, other: Code | undefined) => Promise<Confirmation>;
};

/** Issues a code unless one is on its way. A second tap during the sending is answered alike and not counted. */
export const issueOnce = async (
  ctx: Context,
  { accountId, request, findSent, isSame = () => true, issue }: Order,
): Promise<Confirmation> => {
  const sent = await findSent(ctx);
  if (sent && isSame(sent)) return confirmationOf(sent, ctx.clock.now());
  const giveBack = await takeSend(ctx, request);
  const { confirmation, isRepeat } = await inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, accountId);
    const meanwhile = await findSent(trx);
    if (meanwhile && isSame(meanwhile))
      return { confirmation: confirmationOf(meanwhile, ctx.clock.now()), isRepeat: true };
    return { confirmation: await issue(trx, meanwhile), isRepeat: false };
  });
  if (isRepeat) await giveBack();
  return confirmation;
};
