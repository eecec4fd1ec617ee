import { z } from 'zod';
import { bodyEchoing, givenInstant } from '../common.ts';
import { reasons } from '../reasons.ts';
import { route } from '../route.ts';
import { gateName, gateState } from './gates.ts';

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
