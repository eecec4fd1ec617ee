import { type Defined, defineMessage } from '../../platform/messages/define-message.ts';

const until = Temporal.Instant.from('2026-09-30T13:00:00Z');

export const ownDataMessages = {
  'data-copy-ready': defineMessage({ until }),
  'data-copy-failed': defineMessage({}),
  'account-deleted': defineMessage({}),
};

declare module '../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof ownDataMessages> {}
}
