import { z } from 'zod';
import { instant } from '../common.ts';
import { bookingParams } from '../params/booking-params.ts';
import { route } from '../route.ts';

/** A JSON Web Key Set (RFC 7517, RFC 8037) and the name that passes carry as `iss`. */
const passKeys = z.object({
  issuer: z.string(),
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
      /** From then on passes are signed with this key, until the next one begins. */
      begins: instant,
    }),
  ),
});
export type PassKeys = z.infer<typeof passKeys>;

export const passKeysRoutes = {
  listPassKeys: route('GET /pass-keys', 'public', {
    summary: 'The public keys with which signed passes are checked, those included that will be used next',
    answers: { 200: passKeys },
  }),
} as const;

/** The valid passes, for an operator's phone without network. The list names no plate and no person. */
const passList = z.object({
  /** The list covers passes for slots in [from, to). */
  from: instant,
  to: instant,
  rules: bookingParams.pick({
    slotMinutes: true,
    arrivalEarlyMinutes: true,
    arrivalLateMinutes: true,
    noShowGraceMinutes: true,
  }),
  /** Closures and outages, in which the time to arrive does not run. */
  pauses: z.array(z.object({ from: instant, to: instant })),
  passes: z.array(
    z.object({
      number: z.string(),
      v: z.int(),
      /** The truck has arrived already. */
      here: z.literal(true).optional(),
    }),
  ),
});
export type PassList = z.infer<typeof passList>;

/** A header tells when the list was read, so that an unchanged list answers 304 and still proves to be fresh. */
export const listTimeHeader = 'List-Time';

export const passListRoutes = {
  listValidPasses: route('GET /pass-list', 'operator', {
    summary: 'The passes that are valid from yesterday to tomorrow, with the time of the list in List-Time',
    answers: { 200: passList, 304: null },
  }),
} as const;
