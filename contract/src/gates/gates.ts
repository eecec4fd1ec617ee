import { z } from 'zod';
import { instant, line, localizedText } from '../common.ts';

export const gateName = line(30).min(1);

/** How drivers are told to get to the gate. */
const directions = z.strictObject({
  RU: line(200).min(1),
  EN: line(200).min(1).optional(),
  CN: line(200).min(1).optional(),
});

/** A gate in the parameters is a plain name, or an object if it has directions. */
export const gateSetting = z.union([
  gateName,
  z.strictObject({ name: gateName, directions: directions.optional() }),
]);
export type GateSetting = z.infer<typeof gateSetting>;

export const gateState = z.object({
  name: z.string(),
  closed: z.boolean(),
  /** End of the gate's closure. Absent: it is open, or closed until somebody opens it. */
  until: instant.optional(),
  reasons: localizedText.optional(),
  directions: localizedText.optional(),
  /** Trucks that were called to the gate and have not left, the first called first. */
  busy: z.array(z.object({ bookingId: z.uuid(), vehicleRegistrationPlate: z.string(), calledAt: instant })),
});
export type GateState = z.infer<typeof gateState>;
