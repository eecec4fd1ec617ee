import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#contract/accounts/factors.ts';
import { bytesOf } from '#kernel/base64.ts';
import type { Words } from '../../../ui/errors/words.ts';

/** Browsers offer passkeys only on secure addresses, and those built into other apps often not at all. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Described = RequestOptions['allowCredentials'][number];

const describe = ({ id, type, transports }: Described): PublicKeyCredentialDescriptor => ({
  id: bytesOf(id),
  type,
  transports: transports as AuthenticatorTransport[],
});

/** No `toJSON`, which Safari has had only since 2025 and objects of password managers may lack. */
const inCommon = ({ id, rawId }: PublicKeyCredential) =>
  ({ id, rawId: toText(rawId), type: 'public-key' }) as const;

export const readPasskey = async (
  { challenge, allowCredentials, ...options }: RequestOptions,
  signal: AbortSignal,
): Promise<Assertion> => {
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
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

export const makePasskey = async (options: CreationOptions, signal: AbortSignal): Promise<Attestation> => {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
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

/** Words for the browser's errors, which do not tell a refusal from a missing passkey or a timeout. Otherwise null. */
export const passkeyWords = (error: unknown): Words | null => {
  if (!(error instanceof DOMException) || error.name === 'AbortError') return null;
  if (error.name === 'NotAllowedError') return { key: 'accounts.factorProof.passkeyCancelled' };
  if (error.name === 'InvalidStateError') return { key: 'accounts.factorProof.passkeyPresent' };
  return { key: 'accounts.factorProof.passkeyImpossible' };
};
