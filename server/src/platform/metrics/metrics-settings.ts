import { defineSettings, present } from '../config/setting-group.ts';
import { host, wholeNumber } from '../config/setting-kinds.ts';

declare module '../config/config.ts' {
  interface Config {
    /** Absent: no port is opened. */
    readonly metrics?: { readonly host: string; readonly port: number };
  }
}

/** A port of its own, because the figures are for those who run the product and have no password. */
export const metricsSettings = defineSettings(
  { METRICS_PORT: wholeNumber(0, 65_535).optional(), METRICS_HOST: host.default('127.0.0.1') },
  {
    companions: ['METRICS_PORT', 'METRICS_HOST'],
    toConfig: ({ METRICS_PORT: port, METRICS_HOST }) =>
      present({ metrics: port === undefined ? undefined : { host: METRICS_HOST, port } }),
  },
);
