import type { AccountsSchema } from './accounts-schema.ts';
import type { BookingsSchema } from './bookings-schema.ts';
import type { DocumentsSchema } from './documents-schema.ts';
import type { VehiclesSchema } from './vehicles-schema.ts';

type SystemParamsTable = {
  only_row: boolean;
  booking_blocked: boolean;
  booking_blocked_reason: string | null;
};

type OutboxMessageTable = {
  id: string;
  channel: 'EMAIL' | 'SMS';
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  created_at: Temporal.Instant;
};

/** Every table, as Kysely sees it. Migrations are the truth; this follows them. */
export type Schema = AccountsSchema &
  DocumentsSchema &
  VehiclesSchema &
  BookingsSchema & {
    system_params: SystemParamsTable;
    outbox_message: OutboxMessageTable;
  };
