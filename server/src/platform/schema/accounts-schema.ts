import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountStatus, Channel, ConfirmationKind, IdentificationMethod } from '#contract/accounts.ts';
import type { Language } from '#contract/common.ts';
import type { ApplicationType, Role } from '../auth/actor.ts';

type AccountTable = {
  id: string;
  status: AccountStatus;
  identification_method: IdentificationMethod;
  phone: string | null;
  phone_verified: Generated<boolean>;
  email: string | null;
  email_key: GeneratedAlways<string | null>;
  email_verified: Generated<boolean>;
  password_hash: string;
  first_name: string;
  last_name: string;
  patronymic: string | null;
  language: Language;
  roles: Generated<Role[]>;
  second_step: Generated<boolean>;
  demo: Generated<boolean>;
  version: Generated<number>;
  created_at: Temporal.Instant;
  search_text: GeneratedAlways<string>;
};

type SessionTable = {
  id: string;
  account_id: string;
  type: ApplicationType;
  user_agent: string | null;
  address: string | null;
  created_at: Temporal.Instant;
  last_used_at: Temporal.Instant;
  expires_at: Temporal.Instant;
};

type ConfirmationCodeTable = {
  id: string;
  handle: string | null;
  kind: ConfirmationKind;
  account_id: string | null;
  channel: Channel;
  target: string;
  language: Language;
  session_type: ApplicationType | null;
  code_hash: string | null;
  attempts: Generated<number>;
  resends: Generated<number>;
  sent_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  used_at: Temporal.Instant | null;
  created_at: Temporal.Instant;
};

type RateLimitTable = { key: string; points: number; expire: number };

type IdempotentAnswerTable = {
  scope: string;
  route: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: JSONColumnType<object> | null;
  created_at: Temporal.Instant;
};

type CaptchaUsedTable = { signature: string; expires_at: Temporal.Instant };

export type AccountsSchema = {
  account: AccountTable;
  session: SessionTable;
  confirmation_code: ConfirmationCodeTable;
  rate_limit: RateLimitTable;
  idempotent_answer: IdempotentAnswerTable;
  captcha_used: CaptchaUsedTable;
};
