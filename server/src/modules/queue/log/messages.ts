import { type Defined, defineMessage } from '../../../platform/messages/define-message.ts';

const head = { date: '2026-09-30', seq: 123_456_789, hash: 'f'.repeat(64) };

export const queueMessages = {
  /** `line`: as in the heads file. */
  'queue-log-head': defineMessage({ ...head, line: JSON.stringify(head) }, { parts: 2 }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof queueMessages> {}
}
