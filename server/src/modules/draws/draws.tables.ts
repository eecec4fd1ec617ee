import type { DrawState } from '#contract/draws/draws.ts';
import type { DrawChain, LeftOutCode } from '#kernel/draw/frozen-draw.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';
import { truckColumns } from '../bookings/booking/truck-columns.ts';

/** Fixed when the draw opens. Instants are strings, as in the log. */
export type DrawTerms = {
  readonly chain: DrawChain;
  readonly maxWishes: number;
  readonly maxPerUser: number;
  readonly ticketDays: number;
  readonly maxTickets: number;
  readonly slots: readonly {
    readonly start: string;
    readonly end: string;
    readonly capacity: number;
    readonly reserve: number;
  }[];
};

/** What remains of a draw after its applications are deleted. */
export type DrawFigures = {
  readonly places: number;
  readonly applications: number;
  readonly tickets: number;
  readonly leftOut: number;
  /** Number of applications that wished for a slot, by its wall time. */
  readonly times: Readonly<Record<string, number>>;
  readonly winners?: number;
  /** Number of winners by which of their wishes was met; 0 means any time. */
  readonly met?: Readonly<Record<string, number>>;
};

export const drawsTables = defineTables({
  draw: {
    day: column.day(),
    state: column.text<DrawState>(),
    opens_at: column.instant(),
    closes_at: column.instant(),
    sale_opens_at: column.instant(),
    confirm_until: column.instant(),
    terms: column.json<DrawTerms>(),
    seed: column.text().nullable(),
    frozen_at: column.instant().nullable(),
    round: column.bigint().nullable(),
    round_at: column.instant().nullable(),
    root: column.text().nullable(),
    frozen: column.text().nullable(),
    signature: column.text().nullable(),
    drawn_at: column.instant().nullable(),
    result: column.text().nullable(),
    figures: column.json<DrawFigures>().nullable(),
    settled_at: column.instant().nullable(),
  },
  draw_application: {
    id: column.uuid(),
    day: column.day(),
    number: column.text(),
    ref: column.text(),
    salt: column.text(),
    ...truckColumns,
    wishes: column.json<readonly string[]>(),
    any_time: column.boolean(),
    nonce: column.text().nullable(),
    waiting_list: column.boolean(),
    tickets: column.integer(),
    confirmation_id: column.uuid().nullable(),
    confirmed_at: column.instant().nullable(),
    withdrawn_at: column.instant().nullable(),
    left_out: column.text<LeftOutCode>().nullable(),
    rank: column.integer().nullable(),
    met: column.integer().nullable(),
    start_at: column.instant().nullable(),
    booking_id: column.uuid().nullable(),
    not_taken: column.boolean().withDefault(),
    settled_at: column.instant().nullable(),
    created_at: column.instant(),
    version: column.integer().withDefault(),
  },
  draw_document: { application_id: column.uuid(), document_id: column.uuid() },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof drawsTables> {}
}
