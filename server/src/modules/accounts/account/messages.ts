import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const code = { minutes: 60 };

/** `target`: the new address or number, masked, since the message goes to the old one. */
export const accountsMessages = {
  'authorization-code': defineCodeMessage(code),
  'login-code': defineCodeMessage(code),
  'password-reset-code': defineCodeMessage(code),
  'mail-phone-update-code': defineCodeMessage(code),
  'identifier-already-registered': defineMessage({}),
  'mail-changed': defineMessage({ target: `${'•'.repeat(242)}@example.org` }),
  'phone-changed': defineMessage({ target: '+86••••••••••123' }),
  'password-changed': defineMessage({}),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof accountsMessages> {}
}
