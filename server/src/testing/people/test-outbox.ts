import type { TestApp } from '../test-app.ts';

/** Does what is due, then all messages to one address, oldest first. The clock moves, so that the next is newer. */
export const messagesTo = async (app: TestApp, recipient: string) => {
  await app.services.jobs.drain();
  app.clock.advance({ milliseconds: 1 });
  return app.database.db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
};

/** The code of the newest message to one address. */
export const lastCodeTo = async (app: TestApp, recipient: string): Promise<string> => {
  const code = (await messagesTo(app, recipient)).findLast((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code has been sent to ${recipient}`);
  return code;
};

/** Six digits that are not `code`. */
export const notCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
