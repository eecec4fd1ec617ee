import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  Assertion,
  Attestation,
  creationOptions,
  FactorConfirmation,
} from '#contract/accounts/factors.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Account } from '../account/accounts.queries.ts';
import { codeRules } from '../codes/code-rules.ts';
import type { FactorRow } from './factors.queries.ts';

/** Loaded when a passkey is used, because the library brings two dozen packages that most instances do not need. */
const library = () => import('@simplewebauthn/server');

/** ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];
const timeout = codeRules.lifeMinutes * 60_000;

/** Passkeys belong to the public address, so they do not work at another one. */
const siteOf = ({ config }: Pick<Context, 'config'>) => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpId: hostname, origin };
};

const described = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id === null
      ? []
      : [{ id: credential_id, type: 'public-key' as const, transports: transports ?? [] }],
  );

export const makeChallengeText = (): string => randomBytes(32).toString('base64url');

export const requestOptionsOf = (
  ctx: Pick<Context, 'config'>,
  factors: readonly FactorRow[],
  challenge: string,
): NonNullable<FactorConfirmation['passkeyOptions']> => ({
  challenge,
  timeout,
  rpId: siteOf(ctx).rpId,
  allowCredentials: described(factors),
  userVerification: 'required',
});

/** The authenticator keeps this identifier, so it must not name anybody. */
const userHandleOf = ({ id }: Account) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

export const creationOptionsOf = (
  ctx: Pick<Context, 'config'>,
  account: Account,
  factors: readonly FactorRow[],
  challenge: string,
): z.input<typeof creationOptions> => ({
  challenge,
  rp: { id: siteOf(ctx).rpId, name: 'Oktet' },
  user: {
    id: userHandleOf(account),
    name: account.email ?? account.phone ?? '',
    displayName: `${account.first_name} ${account.last_name}`,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  attestation: 'none',
  excludeCredentials: described(factors),
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'required',
  },
});

/** The library throws for whatever is wrong. The log tells the operator why, because PUBLIC_URL may be at fault. */
const orRefused = async <T>({ log }: Pick<Context, 'log'>, verify: () => Promise<T>) => {
  try {
    return await verify();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
    return undefined;
  }
};

const expectedOf = (ctx: Pick<Context, 'config'>, expectedChallenge: string) => {
  const { rpId, origin } = siteOf(ctx);
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
};

/** Returns the passkey's counter after this use; undefined if the passkey was not proved. */
export const verifyAssertion = async (
  ctx: Pick<Context, 'config' | 'log'>,
  challenge: string,
  passkey: FactorRow,
  { id, rawId, type, response }: Assertion,
): Promise<number | undefined> => {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await library();
  const outcome = await orRefused(ctx, () =>
    verifyAuthenticationResponse({
      ...expectedOf(ctx, challenge),
      response: {
        ...{ id, rawId, type },
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: {
        id: passkey.credential_id ?? '',
        publicKey: new Uint8Array(Buffer.from(passkey.public_key ?? '', 'base64url')),
        counter: passkey.counter ?? 0,
      },
    }),
  );
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
};

type Credential = Pick<FactorRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

export const verifyAttestation = async (
  ctx: Pick<Context, 'config' | 'log'>,
  challenge: string,
  { id, rawId, type, response }: Attestation,
): Promise<Credential | undefined> => {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verifyRegistrationResponse } = await library();
  const outcome = await orRefused(ctx, () =>
    verifyRegistrationResponse({
      ...expectedOf(ctx, challenge),
      response: {
        ...{ id, rawId, type },
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!outcome?.verified) return undefined;
  const { credential } = outcome.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
};
