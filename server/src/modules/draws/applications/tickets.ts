import type { Context } from '../../../platform/context/context.ts';
import type { DrawRow } from '../draw/draws.queries.ts';
import { countLostDraws } from './applications.queries.ts';

type Truck = { readonly accountId: string; readonly plateKey: string };

export const countTickets = async (
  { db }: Pick<Context, 'db'>,
  { terms, opens_at }: DrawRow,
  truck: Truck,
): Promise<number> => {
  // Counted back from the opening, so that applying late in the day costs no ticket.
  const since = opens_at.subtract({ hours: terms.ticketDays * 24 });
  return Math.min(terms.maxTickets, 1 + (await countLostDraws(db, truck, since)));
};
