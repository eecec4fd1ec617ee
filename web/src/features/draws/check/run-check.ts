import type { ReceiptFinding } from '#kernel/draw/draw-receipt.ts';
import { drawQuery } from '../../../domain/draw/draws.ts';
import { fetchBody, toUrl } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { afterPaint } from '../../../lib/screen/after-paint.ts';
import { loadWholeList } from '../list/list-calls.ts';
import { type Outcomes, outcomesOf } from './step-outcomes.ts';

/** What its owner was given for an application; `number` is absent where only the receipt is there. */
export type Receipt = { readonly receipt: string; readonly number?: string };

/** UNSIGNED: by none of the published keys. */
export type Finding = ReceiptFinding | 'UNSIGNED';

export type CheckedReceipt = { readonly name: string; readonly finding: Finding };

export type CheckResult = {
  readonly outcomes: Outcomes;
  /** Before that only what was frozen can be compared. */
  readonly isDrawn: boolean;
  readonly applications: number;
  readonly receipts: readonly CheckedReceipt[];
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
  receipts: readonly Receipt[],
  signal: AbortSignal,
): Promise<CheckResult> => {
  const [kernel, draw, frozen, keys] = await Promise.all([
    loadKernel(),
    queryClient.fetchQuery({ ...drawQuery(date), staleTime: 0 }),
    loadFrozen(date, signal),
    fetchBody('GET /pass-keys', { anonymous: true, signal }),
  ]);
  const isDrawn = draw.state === 'DRAWN';
  const list = isDrawn ? await loadWholeList(date, signal) : undefined;
  await painted();
  const began = performance.now();
  const signature = isDrawn ? (draw.signature ?? '') : undefined;
  const { faults } = kernel.checkDraw({ date, frozen, log: draw.log, signature, ...(list && { list }) });
  const applications = kernel.readFrozen(frozen);
  const look = ({ receipt, number }: Receipt): CheckedReceipt => {
    const claims = kernel.readReceipt(receipt, keys.keys);
    const shown = list?.find(({ ref }) => ref === claims?.ref)?.number;
    const name = number ?? shown ?? claims?.ref.slice(0, 8) ?? '';
    // Without a list that can be read nobody can say what is in it; the step says that.
    if (!claims || !applications) return { name, finding: 'UNSIGNED' };
    return { name, finding: kernel.findReceipt(claims, applications) };
  };
  // A kept receipt and that of the signed-in account may be of one application.
  const found = new Map(receipts.map(look).map((one) => [`${one.name} ${one.finding}`, one]));
  return {
    outcomes: outcomesOf(faults, isDrawn),
    isDrawn,
    applications: applications?.applications.length ?? 0,
    receipts: [...found.values()],
    seconds: (performance.now() - began) / 1000,
  };
};
