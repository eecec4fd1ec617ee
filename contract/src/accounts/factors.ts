import { z } from 'zod';
import { id, instant, line } from '../common.ts';

export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How a factor is proved. RECOVERY_CODE is for an owner who has lost the others. */
export const factorMethods = [...factorKinds, 'RECOVERY_CODE'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const base64url = z.string().regex(/^[\w-]+$/);
const transports = z.array(z.string().max(50)).max(10);
const describedCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** Input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(describedCredential),
  userVerification: z.literal('required'),
});

export type RequestOptions = z.infer<typeof requestOptions>;

/** Input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(describedCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
});

export type CreationOptions = z.infer<typeof creationOptions>;

/**
 * A sign-in or a session that awaits a factor. Nothing is sent, so it has no channel and no target, and nothing
 * is resent.
 */
export const factorConfirmation = z.object({
  id,
  /** PASSKEY if the account has one. */
  kind: z.enum(factorKinds),
  /** All methods that are accepted, the preferred one first. */
  methods: z.array(z.enum(factorMethods)),
  expiresInSeconds: z.int(),
  /** Present if PASSKEY is among the methods. */
  passkeyOptions: requestOptions.optional(),
});
export type FactorConfirmation = z.infer<typeof factorConfirmation>;

const credential = {
  id: base64url.max(2048),
  rawId: base64url.max(2048),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.looseObject({}).optional(),
};

/** Result of `PublicKeyCredential.toJSON()` after `navigator.credentials.get`. Other fields are ignored. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url.max(4096),
    authenticatorData: base64url.max(4096),
    signature: base64url.max(8192),
    userHandle: base64url.max(128).nullish(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** Result of `PublicKeyCredential.toJSON()` after `navigator.credentials.create`. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url.max(4096),
    attestationObject: base64url.max(32_768),
    transports: transports.optional(),
  }),
});
export type Attestation = z.infer<typeof attestation>;

export const passkeyName = line(60).min(1);

export const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  /** Null for TOTP, because an account has only one. */
  name: z.string().nullable(),
  createdDate: instant,
  lastUsedDate: instant.nullable(),
});
export type Factor = z.infer<typeof factor>;

export const factorList = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z.int(),
  /** If true, the last factor cannot be deleted. */
  required: z.boolean(),
});
export type FactorList = z.infer<typeof factorList>;

export const recoveryCodes = z.array(z.string().regex(/^\d{10}$/));

/** The recovery codes are answered only once, with the first factor. */
export const addedFactor = z.object({ factor, recoveryCodes: recoveryCodes.optional() });
export type AddedFactor = z.infer<typeof addedFactor>;
