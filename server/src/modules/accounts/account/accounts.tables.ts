import type {
  AccountStatus,
  Channel,
  ConfirmationKind,
  IdentificationMethod,
} from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import type { ApplicationType, Role } from '#kernel/access.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';

export const accountsTables = defineTables({
  account: {
    id: column.uuid(),
    status: column.text<AccountStatus>(),
    identification_method: column.text<IdentificationMethod>(),
    phone: column.text().nullable(),
    phone_verified: column.boolean().withDefault(),
    phone_changed_at: column.instant().nullable(),
    email: column.text().nullable(),
    email_key: column.text().nullable().computed(),
    email_verified: column.boolean().withDefault(),
    email_changed_at: column.instant().nullable(),
    password_hash: column.text(),
    first_name: column.text(),
    last_name: column.text(),
    patronymic: column.text().nullable(),
    language: column.text<Language>(),
    roles: column.texts<Role>().withDefault(),
    second_step: column.boolean().withDefault(),
    demo: column.boolean().withDefault(),
    opened_by: column.uuid().nullable(),
    agreement_accepted_at: column.instant().nullable(),
    taken_over_at: column.instant().nullable(),
    version: column.integer().withDefault(),
    created_at: column.instant(),
    search_text: column.text().nullable().computed(),
  },
  session: {
    id: column.uuid(),
    account_id: column.uuid(),
    type: column.text<ApplicationType>(),
    user_agent: column.text().nullable(),
    address: column.text().nullable(),
    created_at: column.instant(),
    last_used_at: column.instant(),
    expires_at: column.instant(),
    password_at: column.instant().nullable(),
    wrong_passwords: column.integer().withDefault(),
    seen_at: column.instant().nullable(),
  },
  known_device: {
    account_id: column.uuid(),
    device: column.text(),
    seen_at: column.instant(),
  },
  confirmation_code: {
    id: column.uuid(),
    handle: column.uuid().nullable(),
    kind: column.text<ConfirmationKind>(),
    account_id: column.uuid().nullable(),
    channel: column.text<Channel>(),
    target: column.text(),
    language: column.text<Language>(),
    session_type: column.text<ApplicationType>().nullable(),
    code_hash: column.text().nullable(),
    attempts: column.integer().withDefault(),
    resends: column.integer().withDefault(),
    sent_at: column.instant(),
    expires_at: column.instant(),
    used_at: column.instant().nullable(),
    created_at: column.instant(),
  },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof accountsTables> {}
}
