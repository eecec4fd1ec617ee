import { resolve } from 'node:path';
import { defineSettings, present } from '../../../platform/config/setting-group.ts';
import { appendableFile, mailAddresses } from '../../../platform/config/setting-kinds.ts';

type QueueLogConfig = {
  readonly queueLog: {
    /** File to which the day's newest log entry is appended. */
    readonly headsFile?: string;
    readonly witnesses: readonly string[];
  };
};

declare module '../../../platform/config/config.ts' {
  interface Config extends QueueLogConfig {}
}

export const queueLogSettings = defineSettings(
  { LOG_HEADS: appendableFile.optional(), LOG_WITNESSES: mailAddresses.default([]) },
  {
    toConfig: (s): QueueLogConfig => ({
      queueLog: present({
        headsFile: s.LOG_HEADS === undefined ? undefined : resolve(s.LOG_HEADS),
        witnesses: s.LOG_WITNESSES,
      }),
    }),
  },
);
