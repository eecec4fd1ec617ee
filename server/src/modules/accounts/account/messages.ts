import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const code = { minutes: 60 };
const signedOut = { smsBudget: 'signed-out' } as const;

/** `target` is the new contact, masked, because the message goes to the other contacts. */
export const accountsMessages = {
  'authorization-code': defineCodeMessage(code, signedOut),
  'login-code': defineCodeMessage(code),
  'password-reset-code': defineCodeMessage(code, signedOut),
  'mail-phone-update-code': defineCodeMessage(code, { smsBudget: 'account' }),
  'identifier-already-registered': defineMessage({}, signedOut),
  'mail-changed': defineMessage({ target: `${'•'.repeat(242)}@example.org` }),
  'phone-changed': defineMessage({ target: '+86••••••••••123' }),
  'password-changed': defineMessage({}),
  'second-step-on': defineMessage({}),
  'second-step-off': defineMessage({}),
  'roles-changed': defineMessage({}),
  'factor-added': defineMessage({}),
  'factor-removed': defineMessage({}),
  'factors-reset': defineMessage({}),
  'recovery-codes-renewed': defineMessage({}),
  'recovery-code-used': defineMessage({ left: 9 }),
  'many-failures': defineMessage({ count: 1000 }),
  'new-device': defineMessage({ address: '2001:db8:1234:5678:9abc:def0:1234:5678' }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof accountsMessages> {}
}
