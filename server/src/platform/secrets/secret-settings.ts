import { defineSettings, present } from '../config/setting-group.ts';
import { secret } from '../config/setting-kinds.ts';

type SecretConfig = {
  readonly authSecret?: string;
  readonly authSecretAlso?: string;
  readonly captchaKey?: string;
};

declare module '../config/config.ts' {
  interface Config extends SecretConfig {}
}

/** Random 32 hex digits have fewer distinct ones once in ten thousand cases. */
const leastVariety = 8;

export const secretSettings = defineSettings(
  {
    AUTH_SECRET: secret(32).optional(),
    AUTH_SECRET_ALSO: secret(32).optional(),
    CAPTCHA_KEY: secret(16).optional(),
  },
  {
    companions: ['AUTH_SECRET', 'AUTH_SECRET_ALSO'],
    requiredInProduction: ['AUTH_SECRET'],
    usesDataDir: (isGiven) => !isGiven('AUTH_SECRET'),
    faults: ({ AUTH_SECRET }, { production }) => [
      production && AUTH_SECRET !== undefined && new Set(AUTH_SECRET).size < leastVariety
        ? 'AUTH_SECRET repeats a few characters: make it at random'
        : undefined,
    ],
    toConfig: (s): SecretConfig =>
      present({ authSecret: s.AUTH_SECRET, authSecretAlso: s.AUTH_SECRET_ALSO, captchaKey: s.CAPTCHA_KEY }),
  },
);
