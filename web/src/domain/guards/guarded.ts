import type { GuardCode, GuardNeed } from '#kernel/guards/guards.ts';
import { hasCode } from '../../lib/api-error.ts';
import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import type { OtherWay } from './guard-dialog.tsx';

const loadDialog = async () => (await import('./guard-dialog.tsx')).GuardDialog;

type Guarded = {
  /** Absent if only the server knows which truck is meant. */
  readonly plate?: string | undefined;
  /** Guards that the screen has shown the operator before he acted. */
  readonly known?: readonly GuardCode[];
  /** Acts that the dialog offers instead. */
  readonly otherWays?: readonly OtherWay[];
};

/**
 * Sends an act of an operator. If guards stand against the act, he is asked, and it is sent again once he has
 * acknowledged them. If he does not, this rejects like a cancelled request, about which he is told nothing.
 */
export const guarded = async <T>(
  send: (acknowledged: GuardCode[]) => Promise<T>,
  { plate, known = [], otherWays = [] }: Guarded = {},
): Promise<T> => {
  try {
    return await send([...known]);
  } catch (error) {
    if (!hasCode(error, 'NEEDS_ACKNOWLEDGEMENT')) throw error;
    const needs = error.body?.needs as GuardNeed[];
    const asked = plate ?? (error.body?.vehicleRegistrationPlate as string | undefined);
    if (!(await openLoaded(loadDialog, { plate: asked, needs, otherWays }, false)))
      throw new DOMException('not acknowledged', 'AbortError');
    return guarded(send, { plate, known: [...known, ...needs.map(({ code }) => code)], otherWays });
  }
};
