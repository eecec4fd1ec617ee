import { z } from 'zod';
import type { BeaconChain } from '#kernel/draw/frozen-draw.ts';
import type { Context } from '../../../platform/context/context.ts';

const waitMs = 10_000;
const mostBytes = 64 * 1024;

const chainInfo = z.object({
  public_key: z.string(),
  period: z.int().min(1),
  genesis_time: z.int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

const publishedRound = z.object({ round: z.int(), signature: z.string() });

const readJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  if (!response.ok) throw new Error(`The beacon answers ${response.status}`);
  const text = await response.text();
  if (text.length > mostBytes) throw new Error('The beacon answers too much');
  return JSON.parse(text);
};

type Asking = Pick<Context, 'config' | 'log'>;

/**
 * Reads which chain a draw names at its opening. Undefined: no beacon is configured. Throws if the beacon does
 * not answer, or if its key is not the configured one.
 */
export const readChain = async ({ config: { drawBeacon } }: Asking): Promise<BeaconChain | undefined> => {
  if (!drawBeacon) return undefined;
  const info = chainInfo.parse(await readJson(`${drawBeacon.url}/info`));
  if (info.public_key !== drawBeacon.key)
    throw new Error('The beacon has another key than DRAW_BEACON_KEY names');
  return { hash: info.hash, key: info.public_key, genesis: info.genesis_time, period: info.period };
};

/** Undefined: the round is not published yet, or the beacon cannot be reached. The draw waits. */
export const readRound = async ({ config, log }: Asking, round: number): Promise<string | undefined> => {
  if (!config.drawBeacon) return undefined;
  try {
    const answer = publishedRound.parse(await readJson(`${config.drawBeacon.url}/public/${round}`));
    return answer.round === round ? answer.signature : undefined;
  } catch (error) {
    log.warn({ err: error, round }, 'the beacon has not answered with the round that a draw waits for');
    return undefined;
  }
};
