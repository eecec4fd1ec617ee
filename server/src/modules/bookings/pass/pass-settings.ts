import { z } from 'zod';
import { defineSettings } from '../../../platform/config/setting-group.ts';
import { succeeds } from '../../../platform/config/setting-kinds.ts';

export type ConfiguredPassKey = {
  /** The private part of an Ed25519 key: 32 bytes as base64url. */
  readonly seed: string;
  /** Passes are signed with the key from this moment on. It is published and accepted before that, too. */
  readonly begins: Temporal.Instant;
};

type PassConfig = {
  readonly passes: {
    readonly issuer: string;
    readonly keys: readonly ConfiguredPassKey[];
    readonly refused: readonly string[];
  };
};

declare module '../../../platform/config/config.ts' {
  interface Config extends PassConfig {}
}

/** With a longer name the passes of trucks with long plates would not fit into the code. */
const longestIssuer = 24;

const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));

const isKey = (word: string) => {
  const [, begins = ''] = /^[\w-]{42}[AEIMQUYcgkosw048]@(.+)$/.exec(word) ?? [];
  return begins !== '' && succeeds(() => Temporal.Instant.from(begins));
};

const toKey = (word: string): ConfiguredPassKey => {
  const [seed = '', begins = ''] = word.split('@');
  return { seed, begins: Temporal.Instant.from(begins) };
};

export const passSettings = defineSettings(
  {
    PASS_ISSUER: z
      .string()
      .regex(/^[\w.:-]{1,24}$/, `must have 1 to ${longestIssuer} letters, digits, dots or dashes`)
      .optional(),
    PASS_KEYS: words
      .refine((keys) => keys.every(isKey), 'must be lines that npm run admin -- pass-keys --new has printed')
      .transform((keys) => keys.map(toKey))
      .default([]),
    PASS_KEYS_REFUSED: words
      .refine((kids) => kids.every((kid) => /^[\w-]{6}$/.test(kid)), 'must be names of keys, such as k7Jd_2')
      .default([]),
  },
  {
    toConfig: (s, { publicUrl }): PassConfig => ({
      passes: {
        issuer: s.PASS_ISSUER ?? new URL(publicUrl).host.slice(0, longestIssuer),
        keys: s.PASS_KEYS,
        refused: s.PASS_KEYS_REFUSED,
      },
    }),
  },
);
