import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { defineSettings, present } from './setting-group.ts';
import { mail, readableFile, readableFolder } from './setting-kinds.ts';

export type SiteConfig = {
  readonly contentDir: string;
  readonly site: {
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly regulationsFile?: string;
    readonly apkFile?: string;
    readonly apkVersionFile?: string;
  };
};

const ownRegulations = (contentDir: string) => {
  const file = resolve(contentDir, 'regulations.pdf');
  return existsSync(file) ? file : undefined;
};

/** What visitors are told of the checkpoint: pages, messages and the footer show it. */
export const siteSettings = defineSettings(
  {
    SUPPORT_EMAIL: mail.default('support@oktet.local'),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +73022000000')
      .default('+73022000000'),
    CONTENT_DIR: readableFolder.default(join(import.meta.dirname, '../../../../content')),
    REGULATIONS_FILE: readableFile.optional(),
    APK_FILE: readableFile.optional(),
    APK_VERSION_FILE: readableFile.optional(),
  },
  {
    toConfig: (s): SiteConfig => ({
      contentDir: resolve(s.CONTENT_DIR),
      site: present({
        supportEmail: s.SUPPORT_EMAIL,
        supportPhone: s.SUPPORT_PHONE,
        regulationsFile: s.REGULATIONS_FILE ?? ownRegulations(s.CONTENT_DIR),
        apkFile: s.APK_FILE,
        apkVersionFile: s.APK_VERSION_FILE,
      }),
    }),
  },
);
