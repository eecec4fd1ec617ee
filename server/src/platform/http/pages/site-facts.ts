import type { Site } from '#contract/site.ts';
import type { Config } from '../../config/config.ts';

export const siteFacts = ({ site, timeZone, apiBase }: Config): Site => ({
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  regulationsUrl: site.regulationsFile ? '/download/regulations.pdf' : null,
  apkUrl: site.apkFile ? '/download/oktet.apk' : null,
  timeZone,
  apiBase,
});
