import type { Context } from '../../../platform/context/context.ts';
import { isSealedWithCurrentKey, sealText, unsealText } from '../../../platform/secrets/seal.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

const purpose = 'factor';

type Sealing = Pick<Context, 'secrets' | 'log'>;

export const seal = (secrets: Secrets, text: string): string => sealText(secrets, purpose, text);

/** Undefined: AUTH_SECRET was replaced before the factors were sealed anew, so the factors have to be reset. */
export const unseal = ({ secrets, log }: Sealing, sealed: string): string | undefined => {
  try {
    return unsealText(secrets, purpose, sealed);
  } catch (error) {
    log.error({ err: error }, 'a second factor cannot be unsealed with this AUTH_SECRET');
    return undefined;
  }
};

export const isBeingReplaced = (secrets: Secrets): boolean => secrets.keys(purpose).length > 1;

/** Undefined: the text is sealed with the current secret already, or cannot be unsealed. */
export const reseal = (ctx: Sealing, sealed: string): string | undefined => {
  if (isSealedWithCurrentKey(ctx.secrets, purpose, sealed)) return undefined;
  const text = unseal(ctx, sealed);
  return text === undefined ? undefined : seal(ctx.secrets, text);
};
