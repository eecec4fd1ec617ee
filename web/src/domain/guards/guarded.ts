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
  /** Absent where only the server knows which truck is meant. */
  readonly plate?: string | undefined;
  /** What the screen has told the operator already, before he acted. */
  readonly known?: readonly GuardCode[];
  /** What else he may do instead. */
  readonly otherWays?: readonly OtherWay[];
};

/**
 * Sends an act of an operator. Whatever stands against it is shown, and the act is sent again when he acknowledges
 * that; otherwise it rejects as a cancelled request does, about which nobody is told.
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
