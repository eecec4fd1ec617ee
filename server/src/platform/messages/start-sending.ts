import type { Channel } from '#contract/accounts/accounts.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../time/clock.ts';
import type { MessageDefinitions } from './define-message.ts';
import { deliverMessages } from './deliver-messages.ts';
import { sweepDeliveriesDaily } from './deliveries.ts';
import { outboxSender, sweepOutboxDaily } from './outbox.ts';
import type { Sender } from './rendered-message.ts';
import { smsSender } from './sms-sender.ts';

/** Loaded on demand: costs 9 MB. */
const openSmtp = async (smtpUrl: string, mail: Config['mail']) => {
  const { smtpSender } = await import('./smtp-sender.ts');
  return smtpSender(smtpUrl, mail);
};

export const startSending = async (
  { config, clock, jobs }: { config: Pick<Config, 'mail' | 'sms'>; clock: Clock; jobs: Jobs },
  db: Db,
  definitions: MessageDefinitions,
): Promise<{ close(): void }> => {
  const { mail, sms } = config;
  const outbox = outboxSender(db, clock);
  const smtp = mail.smtpUrl === undefined ? undefined : await openSmtp(mail.smtpUrl, mail);
  const senders: Readonly<Record<Channel, Sender>> = {
    EMAIL: smtp?.send ?? outbox,
    SMS: sms ? smsSender(sms) : outbox,
  };
  deliverMessages(jobs, senders, definitions);
  sweepDeliveriesDaily(jobs);
  if (Object.values(senders).includes(outbox)) sweepOutboxDaily(jobs);
  return { close: () => smtp?.close() };
};
