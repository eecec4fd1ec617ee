import type { GuardCode, GuardNeed } from '#kernel/guards/guards.ts';
import { hasCode } from '../../lib/api-error.ts';
import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import type { GuardDialogOptions, OtherWay } from './guard-dialog.tsx';

const loadDialog = async () => (await import('./guard-dialog.tsx')).GuardDialog;

const needsIn = (error: unknown): readonly GuardNeed[] | undefined =>
  hasCode(error, 'NEEDS_ACKNOWLEDGEMENT') ? (error.body?.needs as GuardNeed[]) : undefined;

const plateIn = (error: unknown): string | undefined =>
  hasCode(error, 'NEEDS_ACKNOWLEDGEMENT') ? (error.body?.vehicleRegistrationPlate as string) : undefined;

const isAcknowledged = (options: GuardDialogOptions) =>
  openLoaded<GuardDialogOptions, boolean>(loadDialog, options, false);

type Guarded = {
  /** Absent if only the server knows which truck is meant. */
  readonly plate?: string | undefined;
  /** What the screen had told the operator before he acted. */
  readonly known?: readonly GuardCode[];
  /** Acts that the dialog offers instead. */
  readonly otherWays?: readonly OtherWay[];
};

/**
 * Sends an act of an operator. If anything stands against it, he is asked, and the act is sent again when he
 * acknowledges it. Otherwise it rejects like a cancelled request, which is not reported to him.
 */
export const guarded = async <T>(
  send: (acknowledged: GuardCode[]) => Promise<T>,
  { plate, known = [], otherWays = [] }: Guarded = {},
): Promise<T> => {
  try {
    return await send([...known]);
  } catch (error) {
    const needs = needsIn(error);
    if (!needs) throw error;
    if (!(await isAcknowledged({ plate: plate ?? plateIn(error), needs, otherWays })))
      throw new DOMException('not acknowledged', 'AbortError');
    return guarded(send, { plate, known: [...known, ...needs.map(({ code }) => code)], otherWays });
  }
};
