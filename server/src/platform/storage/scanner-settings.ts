import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { defineSettings, present } from '../config/setting-group.ts';
import { host } from '../config/setting-kinds.ts';

export type ScannerAddress = { readonly path: string } | { readonly host: string; readonly port: number };

type ScannerConfig = {
  /** Undefined: uploads are not scanned. */
  readonly scanner?: ScannerAddress;
};

declare module '../config/config.ts' {
  interface Config extends ScannerConfig {}
}

const addressOf = (text: string): ScannerAddress | undefined => {
  if (isAbsolute(text)) return { path: text };
  const [, name = '', port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  const isValid = host.safeParse(bare).success && Number(port) >= 1 && Number(port) <= 65_535;
  return isValid ? { host: bare, port: Number(port) } : undefined;
};

export const scannerSettings = defineSettings(
  {
    CLAMAV_ADDRESS: z
      .string()
      .refine(
        (text) => addressOf(text) !== undefined,
        'must be such as 127.0.0.1:3310, or the path of a socket such as /run/clamav/clamd.ctl',
      )
      .optional(),
  },
  {
    toConfig: ({ CLAMAV_ADDRESS }): ScannerConfig =>
      present({ scanner: CLAMAV_ADDRESS === undefined ? undefined : addressOf(CLAMAV_ADDRESS) }),
  },
);
