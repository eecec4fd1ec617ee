import { z } from 'zod';
import { bodyEchoing, givenInstant, instant, line, localizedText } from '../common.ts';
import { reasons } from '../reasons.ts';
import { route } from '../route.ts';

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

const gateState = z.object({
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

export const gatesRoutes = {
  listGates: route('GET /gates', 'console', {
    summary: 'The gates of the parameters in their order: open or closed, and the trucks called to them',
    answers: { 200: z.array(gateState) },
  }),
  putGate: route('PUT /gates/{name}', 'operator', {
    underLoad: 'refused-last',
    summary: 'Closes a gate, until a time or until it is opened, or opens it',
    params: z.strictObject({ name: gateName }),
    body: bodyEchoing(
      { closed: z.boolean(), until: givenInstant.nullish(), reasons: reasons.nullish() },
      gateState,
    ),
    answers: { 200: gateState },
  }),
} as const;
