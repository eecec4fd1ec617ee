import { type Defined, defineMessage } from '../../platform/messages/define-message.ts';

/** An invitation goes by mail alone. It has a short text only because every message must have one. */
export const setupMessages = {
  'setup-test': defineMessage({}),
  invitation: defineMessage({ name: 'x'.repeat(100), inviter: 'x'.repeat(201) }, { parts: 2 }),
};

declare module '../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof setupMessages> {}
}
