import { z } from 'zod';
import { instant } from '../common.ts';
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
