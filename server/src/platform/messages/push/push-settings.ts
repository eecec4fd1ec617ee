import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { defineSettings, present } from '../../config/setting-group.ts';
import { flag, succeeds } from '../../config/setting-kinds.ts';

export type PushConfig = {
  /** The private part of the key with which pushes are signed: 32 bytes as base64url. */
  readonly key?: string;
  /** Hosts of push services; `*.` stands for any name below. */
  readonly services: readonly string[];
  /** For tests: a push service on this machine. */
  readonly loopback: boolean;
};

declare module '../../config/config.ts' {
  interface Config {
    readonly push: PushConfig;
  }
}

/** The push services of Chromium, Firefox, Safari and Edge. */
const usualServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
].join(',');

const isPrivateKey = (text: string) =>
  /^[\w-]{43}$/.test(text) &&
  succeeds(() => createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url')));

const isService = (text: string) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(text) && !/\.\d+$/.test(text);

export const pushSettings = defineSettings(
  {
    PUSH_KEY: z
      .string()
      .refine(isPrivateKey, 'must be what npm run admin -- push-keys --new has printed')
      .optional(),
    PUSH_SERVICES: z
      .string()
      .default(usualServices)
      .transform((text) =>
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .refine(
        (items) => items.length > 0 && items.every(isService),
        'must be host names such as fcm.googleapis.com or *.push.apple.com',
      ),
    PUSH_LOOPBACK: flag.default(false),
  },
  {
    faults: ({ PUSH_LOOPBACK }, { production }) => [
      production && PUSH_LOOPBACK ? 'PUSH_LOOPBACK is for tests: never in production' : undefined,
    ],
    toConfig: (s): { readonly push: PushConfig } => ({
      push: present({ key: s.PUSH_KEY, services: s.PUSH_SERVICES, loopback: s.PUSH_LOOPBACK }),
    }),
  },
);
