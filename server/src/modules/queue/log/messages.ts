import { type Defined, defineMessage } from '../../../platform/messages/define-message.ts';

const head = { date: '2026-09-30', seq: 123_456_789, hash: 'f'.repeat(64) };

export const queueMessages = {
  /** `line` is the head as the heads file has it. */
  'queue-log-head': defineMessage({ ...head, line: JSON.stringify(head) }, { parts: 2 }),
  /** `draw` is the day whose places are drawn. */
  'draw-head': defineMessage({ ...head, draw: '2026-09-30', line: JSON.stringify(head) }, { parts: 3 }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof queueMessages> {}
}
