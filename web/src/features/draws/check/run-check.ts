import type { ReceiptFinding } from '#kernel/draw/draw-receipt.ts';
import { drawQuery } from '../../../domain/draw/draws.ts';
import { fetchBody, toUrl } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { afterPaint } from '../../../lib/screen/afterwards.tsx';
import { loadWholeList } from '../list/list-calls.ts';
import { type Outcomes, outcomesOf } from './step-outcomes.ts';

/** The receipt of an application. `number` is absent if only the receipt is known. */
export type Receipt = { readonly receipt: string; readonly number?: string };

/** UNSIGNED means that none of the published keys has signed the receipt. */
export type Finding = ReceiptFinding | 'UNSIGNED';

export type CheckedReceipt = { readonly name: string; readonly finding: Finding };

export type CheckResult = {
  readonly outcomes: Outcomes;
  /** False before the draw, when only the frozen list can be compared. */
  readonly isDrawn: boolean;
  readonly applications: number;
  readonly receipts: readonly CheckedReceipt[];
  readonly seconds: number;
};

/** Loads the exact bytes of the list, because their hash was published. */
const loadFrozen = async (date: string, signal: AbortSignal): Promise<Uint8Array> => {
  const answer = await fetch(toUrl('/draws/{date}/frozen.json', { params: { date } }), { signal });
  if (!answer.ok) throw new ApiError(answer.status, null);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Loads the code of elliptic curves only now, because it is large. */
const loadKernel = async () => {
  const [{ checkDraw }, { readFrozen }, receipts] = await Promise.all([
    import('#kernel/draw/check-draw.ts'),
    import('#kernel/draw/frozen-draw.ts'),
    import('#kernel/draw/draw-receipt.ts'),
  ]);
  return { checkDraw, readFrozen, ...receipts };
};

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

/** Computes the whole draw again without relying on anything that the server only says. */
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
    // If the list cannot be read, nobody knows what is in it. The step of the list tells that.
    if (!claims || !applications) return { name, finding: 'UNSIGNED' };
    return { name, finding: kernel.findReceipt(claims, applications) };
  };
  // Doubles are removed, because a pasted receipt may be one of the signed-in account's.
  const found = new Map(receipts.map(look).map((one) => [`${one.name} ${one.finding}`, one]));
  return {
    outcomes: outcomesOf(faults, isDrawn),
    isDrawn,
    applications: applications?.applications.length ?? 0,
    receipts: [...found.values()],
    seconds: (performance.now() - began) / 1000,
  };
};
