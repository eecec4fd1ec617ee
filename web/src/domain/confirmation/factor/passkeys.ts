import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#contract/accounts/factors.ts';
import type { Words } from '../../../ui/errors/words.ts';

/** Browsers offer passkeys only on secure addresses, and those built into other apps often not at all. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Described = RequestOptions['allowCredentials'][number];

const describe = ({ id, type, transports }: Described): PublicKeyCredentialDescriptor => ({
  id: toBytes(id),
  type,
  transports: transports as AuthenticatorTransport[],
});

/**
 * Not `toJSON` and its counterparts: Safari has them since 2025 only, and a password manager may answer with an object
 * of its own that lacks them.
 */
const inCommon = ({ id, rawId }: PublicKeyCredential) =>
  ({ id, rawId: toText(rawId), type: 'public-key' }) as const;

/** Asks the person for a passkey of this account. */
export const readPasskey = async (
  { challenge, allowCredentials, ...options }: RequestOptions,
  signal: AbortSignal,
): Promise<Assertion> => {
  const publicKey = {
    ...options,
    challenge: toBytes(challenge),
    allowCredentials: allowCredentials.map(describe),
  };
  const found = (await navigator.credentials.get({ publicKey, signal })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = found.response as AuthenticatorAssertionResponse;
  return {
    ...inCommon(found),
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
    },
  };
};

/** Lets the device or its password manager make a passkey. */
export const makePasskey = async (options: CreationOptions, signal: AbortSignal): Promise<Attestation> => {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(describe),
  };
  const made = (await navigator.credentials.create({ publicKey, signal })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...inCommon(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
};

/** What the browser says; null if it was not the browser. It does not tell a refusal from a missing passkey, nor from waiting too long. */
export const passkeyWords = (error: unknown): Words | null => {
  if (!(error instanceof DOMException) || error.name === 'AbortError') return null;
  if (error.name === 'NotAllowedError') return { key: 'accounts.factorProof.passkeyCancelled' };
  if (error.name === 'InvalidStateError') return { key: 'accounts.factorProof.passkeyPresent' };
  return { key: 'accounts.factorProof.passkeyImpossible' };
};
