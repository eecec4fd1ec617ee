import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Sender } from './rendered-message.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Options that would log whole messages; the SMTP URL could switch them on. */
const talkative = ['logger', 'debug', 'transactionLog'];

const limits = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  maxConnections: 5,
  maxMessages: 100,
  // Only if nothing was sent yet: a pooled connection that the server has closed.
  maxRequeues: 1,
};

const domainOf = (from: string) => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'oktet.local';

/** TLS is required except to this machine or with `requireTLS=false` in the URL. */
export const smtpOptions = (smtpUrl: string) => {
  const url = new URL(smtpUrl);
  for (const option of talkative) url.searchParams.delete(option);
  return {
    ...limits,
    url: url.href,
    pool: true,
    requireTLS: !loopback.has(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
};

export const smtpSender = (
  smtpUrl: string,
  { from }: Pick<Config['mail'], 'from'>,
): { readonly send: Sender; close(): void } => {
  const transport = createTransport(smtpOptions(smtpUrl));
  const domain = domainOf(from);
  const send: Sender = async ({ id, to, subject, text, html }) => {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from,
      // As an object it is exactly one address; as text it would be parsed as a list.
      to: { name: '', address: to },
      ...(subject !== undefined && { subject }),
      text,
      ...(html !== undefined && { html }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return { send, close: () => transport.close() };
};
