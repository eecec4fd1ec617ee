import { z } from 'zod';
import { defineSettings, present } from '../../platform/config/setting-group.ts';
import { webUrl } from '../../platform/config/setting-kinds.ts';

type BeaconConfig = {
  /** Without a beacon the order comes from a seed to which the server commits beforehand. */
  readonly drawBeacon?: { readonly url: string; readonly key: string };
};

declare module '../../platform/config/config.ts' {
  interface Config extends BeaconConfig {}
}

const keyOfChain = z.string().regex(/^[0-9a-f]{192}$/);

export const drawsSettings = defineSettings(
  { DRAW_BEACON_URL: webUrl.optional(), DRAW_BEACON_KEY: keyOfChain.optional() },
  {
    pair: ['DRAW_BEACON_URL', 'DRAW_BEACON_KEY'],
    toConfig: (s): BeaconConfig =>
      present({
        drawBeacon:
          s.DRAW_BEACON_URL !== undefined && s.DRAW_BEACON_KEY !== undefined
            ? { url: s.DRAW_BEACON_URL.replace(/\/+$/, ''), key: s.DRAW_BEACON_KEY }
            : undefined,
      }),
  },
);
