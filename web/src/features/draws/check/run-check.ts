import type { DrawApplication, DrawView } from '#contract/draws/draws.ts';
import type { ReceiptFinding } from '#kernel/draw/draw-receipt.ts';
import { fetchBody, toUrl } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { afterPaint } from '../../../lib/screen/after-paint.ts';
import { loadWholeList } from '../list/list-calls.ts';
import { type Outcomes, outcomesOf } from './step-outcomes.ts';

export type CheckResult = {
  readonly outcomes: Outcomes;
  readonly applications: number;
  readonly own: readonly { readonly number: string; readonly finding: ReceiptFinding | 'FORGED' }[];
  readonly seconds: number;
};

/** Its exact bytes: their hash is what was published. */
const loadFrozen = async (date: string, signal: AbortSignal): Promise<Uint8Array> => {
  const answer = await fetch(toUrl('/draws/{date}/frozen.json', { params: { date } }), { signal });
  if (!answer.ok) throw new ApiError(answer.status, null);
  return new Uint8Array(await answer.arrayBuffer());
};

/** The code of the curves is large and comes only now. */
const loadKernel = async () => {
  const [{ checkDraw }, { readFrozen }, receipts] = await Promise.all([
    import('#kernel/draw/check-draw.ts'),
    import('#kernel/draw/frozen-draw.ts'),
    import('#kernel/draw/draw-receipt.ts'),
  ]);
  return { checkDraw, readFrozen, ...receipts };
};

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

/** Computes the whole draw anew, without trusting the server's word for any of it. */
export const runCheck = async (
  date: string,
  own: readonly DrawApplication[],
  signal: AbortSignal,
): Promise<CheckResult> => {
  const [kernel, draw, frozen, list, keys] = await Promise.all([
    loadKernel(),
    fetchBody('GET /draws/{date}', { params: { date }, anonymous: true, signal }) as Promise<DrawView>,
    loadFrozen(date, signal),
    loadWholeList(date, signal),
    fetchBody('GET /pass-keys', { anonymous: true, signal }),
  ]);
  await painted();
  const began = performance.now();
  const { faults, result } = kernel.checkDraw({
    date,
    frozen,
    list,
    log: draw.log,
    signature: draw.signature ?? '',
  });
  const applications = kernel.readFrozen(frozen);
  const found = own.map(({ number, receipt }) => {
    const claims = kernel.readReceipt(receipt, keys.keys);
    const finding = claims && applications && kernel.findReceipt(claims, applications);
    return { number, finding: finding ?? ('FORGED' as const) };
  });
  const seconds = (performance.now() - began) / 1000;
  return { outcomes: outcomesOf(faults), applications: result?.rows.length ?? 0, own: found, seconds };
};
