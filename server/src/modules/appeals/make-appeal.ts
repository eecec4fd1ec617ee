import type { Appeal, appealsRoutes } from '#contract/appeals/appeals.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { lockCurrentAccount } from '../accounts/account/current-account.ts';
import { claimDocuments } from '../documents/document/attach-documents.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { days } from '../vehicles/bans/bans.queries.ts';
import { refreshPlate } from '../vehicles/bans/refresh-plate.ts';
import { type Appealable, findAppealable, listOfStrike } from '../vehicles/bans/strike.queries.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';
import { findHeldPlate } from '../vehicles/vehicle/vehicles.queries.ts';
import { appealAnswers } from './appeal-answer.ts';
import { findAppealOfStrike, insertAppeal } from './appeals.queries.ts';
import { gatherEvidence } from './evidence/gather-evidence.ts';
import { getAppealRow } from './lock-appeal.ts';
import { officeWords, tellBothSides } from './telling/tell-sides.ts';

type NewAppeal = BodyOf<typeof appealsRoutes.makeAppeal>;

/** An event of another account is answered as not found, so that nobody learns that it exists. */
const getOwnEvent = async (ctx: TrxContext, eventId: string, accountId: string): Promise<Appealable> => {
  const event = await findAppealable(ctx.db, eventId);
  if (event?.appellant !== accountId) throw new AppError('NOT_FOUND');
  return event;
};

const requireAppealable = async (ctx: TrxContext, event: Appealable, appealDays: number): Promise<void> => {
  const earlier = await findAppealOfStrike(ctx.db, event.strike_id);
  if (earlier) throw new AppError('APPEAL_EXISTS', { extras: { appealId: earlier.id } });
  const until = event.appealable_until ?? event.event_at.add(days(appealDays));
  if (Temporal.Instant.compare(ctx.clock.now(), until) >= 0)
    throw new AppError('APPEAL_TOO_LATE', {
      extras: { appealableUntil: toWireInstant(until, ctx.config.timeZone) },
    });
  if ((await listOfStrike(ctx.db, event.strike_id)).length === 0) throw new AppError('NOTHING_TO_APPEAL');
};

/** Makes the appeal. If it is not decided when its time is over, its strike is suspended from then on. */
export const makeAppeal = async (ctx: TrxContext, input: NewAppeal): Promise<Appeal> => {
  const account = await lockCurrentAccount(ctx);
  const { plate_key: plateKey } = await getOwnEvent(ctx, input.eventId, account.id);
  await lockPlates(ctx.db, plateKey);
  // Ends strikes whose time is over, so that nobody appeals against them.
  await refreshPlate(ctx, plateKey);
  const event = await getOwnEvent(ctx, input.eventId, account.id);
  const { appealDays, appealHours } = await getBookingParams(ctx);
  await requireAppealable(ctx, event, appealDays);
  const documentIds = await claimDocuments(ctx, account.id, input.documents ?? []);
  const id = uuidv7(ctx.clock);
  const created_at = ctx.clock.now();
  const held = await findHeldPlate(ctx.db, account.id, plateKey);
  const appeal = {
    id,
    account_id: account.id,
    vehicle_id: held?.id ?? event.vehicle_id,
    event_id: event.id,
    strike_id: event.strike_id,
    text: input.text,
    evidence: JSON.stringify(await gatherEvidence(ctx, event)),
    created_at,
    due_at: created_at.add({ hours: appealHours }),
  };
  await insertAppeal(ctx.db, appeal, documentIds);
  await refreshPlate(ctx, plateKey);
  await recordInJournal(ctx, {
    type: 'APPEAL_MADE',
    bookingId: event.booking_id,
    vehicleId: appeal.vehicle_id,
    userId: account.id,
    to: { appealId: id, eventId: event.id },
  });
  const row = await getAppealRow(ctx, id);
  await tellBothSides(ctx, row, {
    appellant: (_language, plate) => ({
      template: 'appeal-made',
      params: { plate, due: row.due_at, vehicleId: row.vehicle_id },
    }),
    office: (language, plate) => ({ template: 'appeal-waits', params: officeWords(row, language, plate) }),
  });
  const [answer] = await appealAnswers(ctx, [row]);
  return answer as Appeal;
};
