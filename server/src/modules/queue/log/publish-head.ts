import type { PublishedHead } from '#contract/queue/queue-log.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { MessageContent } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { idOfText } from '../../../platform/time/ids.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { addHead } from './heads-file.ts';
import { getLogHead } from './log.queries.ts';

export const publishHeadJob = defineJob<Record<string, never>>('publish-log-head', {
  retryLimit: 10,
  concurrency: 1,
});

/** The id depends only on head and address, so that a retried job does not send a message twice. */
const messageId = ({ date, draw }: PublishedHead, address: string): string =>
  idOfText(draw === undefined ? `log head ${date} ${address}` : `draw head ${draw} ${address}`);

const wordsOf = ({ draw, ...head }: PublishedHead): MessageContent<'queue-log-head' | 'draw-head'> =>
  draw === undefined
    ? { template: 'queue-log-head', params: { ...head, line: JSON.stringify(head) } }
    : { template: 'draw-head', params: { ...head, draw, line: JSON.stringify({ ...head, draw }) } };

const mail = (ctx: Context, head: PublishedHead): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    for (const to of ctx.config.queueLog.witnesses)
      await sendMessage(trx, { ...wordsOf(head), channel: 'EMAIL', to, language: 'RU' }, messageId(head, to));
  });

const publish = async (ctx: Context, head: PublishedHead): Promise<void> => {
  const { headsFile, witnesses } = ctx.config.queueLog;
  const published = headsFile === undefined ? head : await addHead(headsFile, head);
  if (witnesses.length > 0) await mail(ctx, published);
};

/**
 * Publishes the day's last log head outside the database, so that not even its owner can rewrite history
 * without contradicting the file and the mails.
 */
export const publishHead = async (ctx: Context): Promise<void> => {
  const date = today(ctx).subtract({ days: 1 }).toString();
  await publish(ctx, { date, ...(await getLogHead(ctx.db)) });
};

export const publishDrawHeadJob = defineJob<PublishedHead>('publish-draw-head', {
  retryLimit: 10,
  concurrency: 1,
});

/** Publishes the head that includes the frozen list of a draw, before the deciding round exists. */
export const publishDrawHead = publish;
