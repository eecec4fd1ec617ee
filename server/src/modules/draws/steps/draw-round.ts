import { drawPlaces } from '#kernel/draw/draw-places.ts';
import { verifyRound } from '#kernel/draw/verify-round.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { unsealText } from '../../../platform/secrets/seal.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { readRound } from '../draw/beacon.ts';
import { type DrawRow, findFrozen, lockDraw, updateDraw } from '../draw/draws.queries.ts';
import { seedPurpose } from '../draw/open-draw.ts';
import type { DrawFigures } from '../draws.tables.ts';
import { writeResult } from './freezing.queries.ts';

/** The signature of the round that the frozen list names, or the committed seed. Undefined: not published yet. */
const findSignature = async (ctx: Context, draw: DrawRow): Promise<string | undefined> => {
  if (!draw.round_at || Temporal.Instant.compare(ctx.clock.now(), draw.round_at) < 0) return undefined;
  if (draw.seed !== null) return unsealText(ctx.secrets, seedPurpose, draw.seed);
  return draw.round === null ? undefined : readRound(ctx, draw.round);
};

const countMet = (rows: readonly { readonly met: number | null }[]) => {
  const met: Record<string, number> = {};
  for (const row of rows) if (row.met !== null) met[row.met] = (met[row.met] ?? 0) + 1;
  return met;
};

const write = async (ctx: TrxContext, day: string, signature: string): Promise<void> => {
  const draw = await lockDraw(ctx.db, day, 'alone');
  const frozen = await findFrozen(ctx.db, day);
  if (draw?.state !== 'FROZEN' || frozen === null) return;
  const drawn = drawPlaces(new TextEncoder().encode(frozen), signature);
  if (drawn?.root !== draw.root || !drawn)
    throw new Error(`The frozen list of ${day} is not the one whose hash is in the log`);
  const met = countMet(drawn.rows);
  const winners = Object.values(met).reduce((sum, count) => sum + count, 0);
  await writeResult(ctx.db, drawn.rows);
  await updateDraw(ctx.db, day, {
    state: 'DRAWN',
    signature,
    drawn_at: ctx.clock.now(),
    result: drawn.hash,
    figures: JSON.stringify({ ...(draw.figures as DrawFigures), winners, met }),
  });
  await appendFacts(ctx, 'DRAW_DONE', { date: day, signature, result: drawn.hash, winners });
};

/** Returns false if the signature is not the one that the draw waits for. */
export const drawWith = async (ctx: Context, draw: DrawRow, signature: string): Promise<boolean> => {
  const { terms, day, round } = draw;
  if (draw.state !== 'FROZEN' || !verifyRound(terms.chain, round, signature)) return false;
  await inTransaction(ctx, (trx) => write(trx, day, signature));
  return true;
};

/** A draw waits for its round, however long that takes. */
export const drawWhenDue = async (ctx: Context, draw: DrawRow): Promise<void> => {
  const signature = await findSignature(ctx, draw);
  if (signature === undefined) return;
  if (!(await drawWith(ctx, draw, signature)))
    ctx.log.error({ day: draw.day, round: draw.round }, 'the round for a draw has a wrong signature');
};
