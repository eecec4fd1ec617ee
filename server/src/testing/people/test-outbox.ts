import type { TestApp } from '../test-app.ts';

/** Runs due jobs first. Advances the clock, so that later messages are newer. */
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

export const lastCodeTo = async (app: TestApp, recipient: string): Promise<string> => {
  const code = (await messagesTo(app, recipient)).findLast((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code has been sent to ${recipient}`);
  return code;
};

export const notCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
