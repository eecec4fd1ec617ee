import type {
  AccountStatus,
  Channel,
  ConfirmationKind,
  IdentificationMethod,
} from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import type { ApplicationType, Role } from '../../../platform/context/actor.ts';
import {
  boolean,
  computed,
  defineTable,
  instant,
  integer,
  nullable,
  type RowOf,
  text,
  texts,
  uuid,
  withDefault,
} from '../../../platform/db/table.ts';

const accountTable = defineTable('account', {
  id: uuid(),
  status: text<AccountStatus>(),
  identification_method: text<IdentificationMethod>(),
  phone: nullable(text()),
  phone_verified: withDefault(boolean()),
  phone_changed_at: nullable(instant()),
  email: nullable(text()),
  email_key: computed(nullable(text())),
  email_verified: withDefault(boolean()),
  email_changed_at: nullable(instant()),
  password_hash: text(),
  first_name: text(),
  last_name: text(),
  patronymic: nullable(text()),
  language: text<Language>(),
  roles: withDefault(texts<Role>()),
  second_step: withDefault(boolean()),
  demo: withDefault(boolean()),
  opened_by: nullable(uuid()),
  agreement_accepted_at: nullable(instant()),
  taken_over_at: nullable(instant()),
  version: withDefault(integer()),
  created_at: instant(),
  search_text: computed(nullable(text())),
});

const sessionTable = defineTable('session', {
  id: uuid(),
  account_id: uuid(),
  type: text<ApplicationType>(),
  user_agent: nullable(text()),
  address: nullable(text()),
  created_at: instant(),
  last_used_at: instant(),
  expires_at: instant(),
  password_at: nullable(instant()),
  wrong_passwords: withDefault(integer()),
  seen_at: nullable(instant()),
});

const knownDeviceTable = defineTable('known_device', {
  account_id: uuid(),
  device: text(),
  seen_at: instant(),
});

export const confirmationCodeTable = defineTable('confirmation_code', {
  id: uuid(),
  handle: nullable(uuid()),
  kind: text<ConfirmationKind>(),
  account_id: nullable(uuid()),
  channel: text<Channel>(),
  target: text(),
  language: text<Language>(),
  session_type: nullable(text<ApplicationType>()),
  code_hash: nullable(text()),
  attempts: withDefault(integer()),
  resends: withDefault(integer()),
  sent_at: instant(),
  expires_at: instant(),
  used_at: nullable(instant()),
  created_at: instant(),
});

export const accountsTables = [accountTable, sessionTable, knownDeviceTable, confirmationCodeTable];

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    account: RowOf<typeof accountTable>;
    session: RowOf<typeof sessionTable>;
    known_device: RowOf<typeof knownDeviceTable>;
    confirmation_code: RowOf<typeof confirmationCodeTable>;
  }
}
