import type { RecordedActType } from '#contract/acts/act-types.ts';
import { recordAct, type StartedAct } from '../../../../platform/acts/record-act.ts';
import type { BookingRow } from '../booking-row.ts';

export const recordBookingAct = (
  act: StartedAct,
  type: RecordedActType,
  { before, after }: { readonly before: BookingRow; readonly after: BookingRow },
  { canWait = false }: { readonly canWait?: boolean } = {},
): Promise<void> =>
  recordAct(act, {
    type,
    bookingId: after.id,
    versions: { before: before.version, after: after.version },
    before: { gate: before.gate, has_priority: before.has_priority, cargo_type: before.cargo_type },
    canWait,
  });
