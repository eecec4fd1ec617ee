import { z } from 'zod';
import { instant, line, localizedText } from '../common.ts';

export const gateName = line(30).min(1);

/** How to get there, as it is told to drivers. */
const directions = z.strictObject({
  RU: line(200).min(1),
  EN: line(200).min(1).optional(),
  CN: line(200).min(1).optional(),
});

/** As it is set in the parameters: its name alone, unless there are directions to it. */
export const gateSetting = z.union([
  gateName,
  z.strictObject({ name: gateName, directions: directions.optional() }),
]);
export type GateSetting = z.infer<typeof gateSetting>;

export const gateState = z.object({
  name: z.string(),
  closed: z.boolean(),
  /** Of a closed gate; absent: until it is opened. */
  until: instant.optional(),
  reasons: localizedText.optional(),
  directions: localizedText.optional(),
  /** The trucks that were called to it and have not left, the first called first. */
  busy: z.array(z.object({ bookingId: z.uuid(), vehicleRegistrationPlate: z.string(), calledAt: instant })),
});
export type GateState = z.infer<typeof gateState>;
