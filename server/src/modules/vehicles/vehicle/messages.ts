import { type Defined, defineMessage } from '../../../platform/messages/define-message.ts';

const vehicle = { plate: '黑B 12345 挂 <X&"1>' };
const withReason = { ...vehicle, reason: 'x'.repeat(500) };

/** `appealUntil`: until when an appeal can be made, on the page of the vehicle’s strikes. */
type Until = {
  readonly until: Temporal.Instant | string;
  readonly appealUntil: Temporal.Instant;
  readonly vehicleId: string;
};
const restriction: typeof withReason & Until = {
  ...withReason,
  until: Temporal.Instant.from('2026-09-30T13:00:00Z'),
  appealUntil: Temporal.Instant.from('2026-09-30T13:00:00Z'),
  vehicleId: '01980000-0000-7000-8000-0000000000aa',
};

const strike = {
  ...restriction,
  bookingNumber: '260930-12345',
  ended: 'was cancelled as a no-show',
  warnings: 100,
};

export const vehiclesMessages = {
  'vehicle-approved': defineMessage(vehicle),
  'vehicle-disapproved': defineMessage(withReason),
  'vehicle-warned': defineMessage(restriction, { parts: 2, push: 'strike' }),
  'vehicle-banned': defineMessage(restriction, { parts: 2, push: 'strike' }),
  'vehicle-unbanned': defineMessage(withReason),
  'vehicle-pardoned': defineMessage(withReason),
  // `limit` warnings ban the truck for `days`.
  'strike-warning': defineMessage({ ...strike, limit: 100, days: 1000 }, { parts: 3, push: 'strike' }),
  'strike-ban': defineMessage(strike, { parts: 3, push: 'strike' }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof vehiclesMessages> {}
}
