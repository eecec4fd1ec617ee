import type { Appeal, AppealState } from '#contract/appeals/appeals.ts';
import { isAdmin, isInConsole } from '#kernel/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { inAllLanguages, inLanguage } from '../../platform/words/translated.ts';
import { listActiveAdmins } from '../accounts/account/accounts.queries.ts';
import { listDocumentsByIds } from '../documents/document/documents.queries.ts';
import { documentAnswer } from '../documents/document/read-documents.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { selectBanEvents } from '../vehicles/bans/ban-history.queries.ts';
import { toBanEvent } from '../vehicles/bans/list-ban-events.ts';
import { ownerOf } from '../vehicles/list/operator-answer.ts';
import { type AppealRow, listAppealDocuments, listBansOfStrikes } from './appeals.queries.ts';

/** The state depends on the clock alone, not on whether a job has run. */
export const stateOf = (
  { outcome, due_at }: Pick<AppealRow, 'outcome' | 'due_at'>,
  now: Temporal.Instant,
): AppealState => outcome ?? (Temporal.Instant.compare(due_at, now) <= 0 ? 'SUSPENDED' : 'OPEN');

/** The imposer of the strike and the appellant may not decide the appeal, unless there is no other administrator. */
export const isDecidedByAnother = (
  { account_id, imposed_by }: Pick<AppealRow, 'account_id' | 'imposed_by'>,
  userId: string,
  admins: readonly string[],
): boolean => (userId === account_id || userId === imposed_by) && admins.some((id) => id !== userId);

const decisionOf = (ctx: Context, row: AppealRow): Pick<Appeal, 'decision'> => {
  if (row.decided_at === null) return {};
  const reasons = row.reasons ?? { RU: '' };
  return {
    decision: {
      by: row.decider ?? '',
      at: toWireInstant(row.decided_at, ctx.config.timeZone),
      reason: inLanguage(reasons, ctx.language),
      reasons: inAllLanguages(reasons),
    },
  };
};

const consoleFields = (ctx: Context, row: AppealRow, admins: readonly string[]): Partial<Appeal> => {
  if (!isInConsole(ctx.actor) || !ctx.actor) return {};
  const { imposed_by: id, imposer: name } = row;
  return {
    owner: ownerOf(row),
    imposedBy: id === null ? null : { id, name: name ?? '' },
    mayDecide:
      row.outcome === null && isAdmin(ctx.actor) && !isDecidedByAnother(row, ctx.actor.userId, admins),
  };
};

export const appealAnswers = async (ctx: Context, rows: readonly AppealRow[]): Promise<Appeal[]> => {
  if (rows.length === 0) return [];
  const { db } = ctx;
  const date = (at: Temporal.Instant) => toWireInstant(at, ctx.config.timeZone);
  const { appealDays } = await getBookingParams(ctx);
  const events = await selectBanEvents(db)
    .where(
      'ban_event.id',
      'in',
      rows.map(({ event_id }) => event_id),
    )
    .execute();
  const attached = await listAppealDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const documents = await listDocumentsByIds(
    db,
    attached.map(({ document_id }) => document_id),
  );
  const bans = await listBansOfStrikes(
    db,
    rows.map(({ strike_id }) => strike_id),
  );
  const admins = await listActiveAdmins(db);
  return rows.map((row) => {
    const event = events.find(({ id }) => id === row.event_id);
    if (!event) throw new Error('An appeal is about an event');
    const ban = bans.find(({ strike_id }) => strike_id === row.strike_id);
    const own = attached.filter(({ appeal_id }) => appeal_id === row.id);
    return {
      id: row.id,
      state: stateOf(row, ctx.clock.now()),
      vehicleId: row.vehicle_id,
      vehicleRegistrationPlate: row.registration_plate,
      event: toBanEvent(ctx, { accountId: row.account_id, appealDays })(event),
      strike: {
        id: row.strike_id,
        type: row.strike_type as Appeal['strike']['type'],
        reasonCode: row.reason_code,
        eventDate: date(row.struck_at),
        formattedBookingNumber: row.booking_number,
        dateBooked: row.slot_at && date(row.slot_at),
      },
      ban: ban ? { id: ban.event_id, until: ban.until && date(ban.until) } : null,
      text: row.text,
      documents: documents
        .filter(({ id }) => own.some(({ document_id }) => document_id === id))
        .map(documentAnswer(ctx.config.timeZone)),
      evidence: row.evidence,
      ...decisionOf(ctx, row),
      createdDate: date(row.created_at),
      dueAt: date(row.due_at),
      version: row.version,
      ...consoleFields(ctx, row, admins),
    };
  });
};
