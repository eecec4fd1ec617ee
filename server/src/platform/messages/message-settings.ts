import { z } from 'zod';
import { defineSettings, present } from '../config/setting-group.ts';
import { oneOf, pattern, phonePrefixes, smtpUrl, succeeds, webUrl } from '../config/setting-kinds.ts';
import { mentions, type SmsGateway, unknownPlaceholders } from './sms-request.ts';

type MessageConfig = {
  readonly mail: { readonly smtpUrl?: string; readonly from: string };
  readonly sms?: SmsGateway;
  /** Country prefixes to which SMS are sent; empty: all. */
  readonly smsCountries: readonly string[];
  /** A page shows messages that cannot be sent: only outside production and only on loopback. */
  readonly outbox: boolean;
};

declare module '../config/config.ts' {
  interface Config extends MessageConfig {}
}

const placeholders = 'may hold {{to}}, {{digits}}, {{text}} and {{id}} only';

const smsTemplate = z.string().refine((template) => unknownPlaceholders(template).length === 0, placeholders);

const headers = z.record(z.string(), smsTemplate);

const smsHeaders = z.string().transform((text, ctx) => {
  let parsed: unknown;
  succeeds(() => {
    parsed = JSON.parse(text);
  });
  const { data, error } = headers.safeParse(parsed);
  if (data && succeeds(() => new Headers(data))) return data;
  const unknown = error?.issues.some((issue) => issue.message === placeholders);
  ctx.addIssue({ code: 'custom', message: unknown ? placeholders : 'must be a JSON object of HTTP headers' });
  return z.NEVER;
});

/** Mail whose sender domain is not the site's is treated as spam. */
const senderOf = (publicUrl: string) =>
  `Oktet <no-reply@${new URL(publicUrl).hostname.replace(/^localhost$/, 'oktet.local')}>`;

export const messageSettings = defineSettings(
  {
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name and <address>',
      )
      .optional(),
    SMS_URL: webUrl.and(smsTemplate).optional(),
    SMS_COUNTRIES: phonePrefixes.default([]),
    SMS_METHOD: oneOf(['GET', 'POST', 'PUT']).default('POST'),
    SMS_HEADERS: smsHeaders.default({ 'content-type': 'application/json', 'idempotency-key': '{{id}}' }),
    SMS_BODY: smsTemplate.default('{"to":"{{to}}","text":"{{text}}","id":"{{id}}"}'),
    /** Regular expression that the answer must match besides a 2xx status. Empty: the status suffices. */
    SMS_SUCCESS: pattern.default(''),
  },
  {
    requiredInProduction: ['SMTP_URL', 'SMS_URL'],
    companions: ['SMS_URL', 'SMS_METHOD', 'SMS_HEADERS', 'SMS_BODY', 'SMS_SUCCESS'],
    faults: ({ SMS_URL, SMS_METHOD, SMS_BODY }) => {
      if (SMS_URL === undefined) return [];
      const sent = SMS_METHOD === 'GET' ? SMS_URL : SMS_URL + SMS_BODY;
      const isWhole = mentions(sent, 'text') && mentions(sent, 'to', 'digits');
      return isWhole ? [] : ['SMS_URL and SMS_BODY must say where {{text}} and {{to}} (or {{digits}}) go'];
    },
    toConfig: (s, { local, publicUrl }): MessageConfig =>
      present({
        mail: present({ smtpUrl: s.SMTP_URL, from: s.MAIL_FROM ?? senderOf(publicUrl) }),
        sms:
          s.SMS_URL === undefined
            ? undefined
            : {
                url: s.SMS_URL,
                method: s.SMS_METHOD,
                headers: s.SMS_HEADERS,
                body: s.SMS_BODY,
                success: s.SMS_SUCCESS,
              },
        smsCountries: s.SMS_COUNTRIES,
        outbox: local && (s.SMTP_URL === undefined || s.SMS_URL === undefined),
      }),
  },
);
