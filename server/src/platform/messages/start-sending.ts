import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/context.ts';
import type { Db } from '../db/database.ts';
import type { MessageDefinitions } from './define-message.ts';
import { deliverMessages } from './deliver-messages.ts';
import { sweepDeliveriesDaily } from './deliveries.ts';
import { outboxSender, sweepOutboxDaily } from './outbox.ts';
import { pushSender } from './push/push-sender.ts';
import type { Sender } from './rendered-message.ts';
import { smsSender } from './sms-sender.ts';

/** Loaded on demand, because it costs 9 MB. */
const openSmtp = async (smtpUrl: string, mail: Config['mail']) => {
  const { smtpSender } = await import('./smtp-sender.ts');
  return smtpSender(smtpUrl, mail);
};

export const startSending = async (
  services: Pick<Services, 'config' | 'clock' | 'secrets' | 'jobs'>,
  db: Db,
  definitions: MessageDefinitions,
): Promise<{ close(): void }> => {
  const { config, clock, jobs } = services;
  const { mail, sms } = config;
  const outbox = outboxSender(db, clock);
  const smtp = mail.smtpUrl === undefined ? undefined : await openSmtp(mail.smtpUrl, mail);
  const push = pushSender(services, db, definitions);
  const senders: Readonly<Record<MessageChannel, Sender>> = {
    EMAIL: smtp?.send ?? outbox,
    SMS: sms ? smsSender(sms) : outbox,
    PUSH: push.send,
  };
  deliverMessages(jobs, senders, definitions);
  sweepDeliveriesDaily(jobs);
  if (Object.values(senders).includes(outbox)) sweepOutboxDaily(jobs);
  const close = () => {
    smtp?.close();
    push.close();
  };
  return { close };
};
