import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';

/** The messages leave, and the jobs that follow from it are done. */
export const releaseActs = async (app: TestApp): Promise<void> => {
  app.clock.advance({ seconds: 11 });
  await releaseDueActs(app.systemContext());
  await app.services.jobs.drain();
};

/** What the visitor got by SMS but for codes. */
export const newsTo = async (app: TestApp, visitor: Visitor): Promise<string[]> => {
  await app.services.jobs.drain();
  const { phone } = (await visitor.call('GET', '/users/current-user')).body;
  const rows = await app.database.db
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone.value)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body).filter((body) => !body.includes('@'));
};
