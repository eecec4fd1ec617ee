import { expect, test, vi } from 'vitest';
import { makePasskey, passkeyWords, readPasskey } from './passkeys.ts';

const { signal } = new AbortController();
/** Bytes whose base64 has both characters that base64url replaces, and needs padding. */
const bytes = new Uint8Array([251, 239, 190, 255, 1]);
const text = '----_wE';
const described = { id: text, type: 'public-key' as const, transports: ['internal'] };

const browserAnswers = (credential: object) => {
  const answer = vi.fn(async (_: unknown) => credential);
  vi.stubGlobal('navigator', { credentials: { get: answer, create: answer } });
  return answer;
};

test('a passkey is asked for in bytes and answered in text', async () => {
  const response = { clientDataJSON: bytes.buffer, authenticatorData: bytes.buffer, signature: bytes.buffer };
  const asked = browserAnswers({ id: 'own', rawId: bytes.buffer, response });
  const options = { timeout: 1, rpId: 'oktet.example', userVerification: 'required' } as const;
  const found = await readPasskey({ ...options, challenge: text, allowCredentials: [described] }, signal);
  expect(asked).toHaveBeenCalledWith({
    publicKey: { ...options, challenge: bytes, allowCredentials: [{ ...described, id: bytes }] },
    signal,
  });
  expect(found).toEqual({
    id: 'own',
    rawId: text,
    type: 'public-key',
    response: { clientDataJSON: text, authenticatorData: text, signature: text },
  });
});

test('a passkey is made for the account, and not where there is one', async () => {
  const response = {
    clientDataJSON: bytes.buffer,
    attestationObject: bytes.buffer,
    getTransports: () => ['usb'],
  };
  const asked = browserAnswers({ id: 'own', rawId: bytes.buffer, response });
  const options = {
    rp: { id: 'oktet.example', name: 'Oktet' },
    pubKeyCredParams: [],
    timeout: 1,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
  } as const;
  const user = { id: text, name: 'driver@oktet.local', displayName: 'Пётр' };
  const made = await makePasskey(
    { ...options, pubKeyCredParams: [], challenge: text, user, excludeCredentials: [described] },
    signal,
  );
  expect(asked).toHaveBeenCalledWith({
    publicKey: {
      ...options,
      challenge: bytes,
      user: { ...user, id: bytes },
      excludeCredentials: [{ ...described, id: bytes }],
    },
    signal,
  });
  expect(made).toMatchObject({
    rawId: text,
    response: { clientDataJSON: text, attestationObject: text, transports: ['usb'] },
  });
});

test.each([
  ['NotAllowedError', 'accounts.factorProof.passkeyCancelled'],
  ['InvalidStateError', 'accounts.factorProof.passkeyPresent'],
  ['SecurityError', 'accounts.factorProof.passkeyImpossible'],
])('%s of the browser is said in words', (name, key) => {
  expect(passkeyWords(new DOMException('x', name))).toEqual({ key });
});

test('a screen that was left, and an answer of the server, are not the browser’s', () => {
  expect(passkeyWords(new DOMException('x', 'AbortError'))).toBeNull();
  expect(passkeyWords(new Error('x'))).toBeNull();
});
