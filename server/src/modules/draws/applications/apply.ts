import { randomBytes, randomInt } from 'node:crypto';
import type { DrawApplication } from '#contract/draws/draws.ts';
import type { ApplicationInput } from '#contract/draws/draws-routes.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { inOneTrip } from '../../../platform/db/one-trip.ts';
import { isUniqueViolation } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { verifiedContact } from '../../accounts/account/contact.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { insertCode } from '../../accounts/codes/codes.queries.ts';
import { lockAccountsAndPlates } from '../../bookings/booking/booking.queries.ts';
import { attemptToSend } from '../../bookings/booking/booking-limits.ts';
import { reasonsInAll } from '../../bookings/booking/stored-reason.ts';
import { factsMoment } from '../../bookings/create/booking-request.ts';
import { requireCargoType } from '../../bookings/create/booking-rules.ts';
import { namedDriver, namedTruck } from '../../bookings/create/named-driver.ts';
import {
  type BookedVehicle,
  type RuleFacts,
  readRuleFacts,
} from '../../bookings/create/rule-facts.queries.ts';
import { makeBookingCode } from '../../bookings/hold/booking-code.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { requireNoLimit } from '../limits/lapses.ts';
import { tellCode } from '../telling/tell-applicant.ts';
import { viewApplication } from './application-view.ts';
import { insertApplication, listOfAccount, setDocuments } from './applications.queries.ts';
import { checkWishes, getOpenDraw, lockOpenDraw } from './open-draw-of.ts';
import { countTickets } from './tickets.ts';

type Applicant = { readonly account: Account; readonly vehicle: BookedVehicle };

const requireNotBlocked = ({ block }: RuleFacts): void => {
  if (!block) return;
  const reasons = reasonsInAll(block);
  throw new AppError('BOOKING_BLOCKED', { ...(reasons && { extras: { reasons } }) });
};

/** Requires an approved truck, because each invented truck would be one more ticket. */
const judgeApplicant = async (ctx: TrxContext, facts: RuleFacts, priority: boolean): Promise<Applicant> => {
  const { account, vehicle } = facts;
  requireNotBlocked(facts);
  if (!account || !vehicle || vehicle.account_id !== account.id) throw new AppError('NOT_FOUND');
  if (!vehicle.approved) throw new AppError('VEHICLE_NOT_APPROVED');
  if (facts.banned) throw new AppError('VEHICLE_BANNED');
  const params = await getBookingParams(ctx);
  if (priority && params.priorityDocumentRequired && !facts.documentTypes.includes('OTHER'))
    throw new AppError('PRIORITY_DOCUMENT_REQUIRED');
  if (params.codeChannel !== 'AUTO' && !verifiedContact(account, params.codeChannel))
    throw new AppError(params.codeChannel === 'SMS' ? 'PHONE_REQUIRED' : 'EMAIL_REQUIRED');
  return { account, vehicle };
};

const newRef = () => randomBytes(16).toString('hex');

/** Random, because consecutive numbers would tell who applied first. */
export const newNumber = () =>
  String(randomInt(10 ** 9))
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1-');

const apply = async (ctx: TrxContext, date: string, input: ApplicationInput): Promise<DrawApplication> => {
  const { userId: accountId } = requireActor(ctx);
  const params = await getBookingParams(ctx);
  const cargo = requireCargoType(params, input.cargoType);
  const trucks = { vehicleIds: [input.vehicleId], plateKeys: [] };
  await inOneTrip(ctx.db, ...lockAccountsAndPlates(ctx.db, [accountId], trucks));
  const documents = await claimDocuments(ctx, accountId, input.documents ?? []);
  const facts = await readRuleFacts(ctx.db, factsMoment(ctx), {
    accountId,
    vehicleId: input.vehicleId,
    plateKey: undefined,
    documents,
    start: undefined,
  });
  const { account, vehicle } = await judgeApplicant(ctx, facts, cargo.priority);
  const truck = { accountId, plateKey: vehicle.plate_key };
  await requireNoLimit(ctx, truck);
  const draw = await lockOpenDraw(ctx, date);
  const wishes = checkWishes(draw, input);
  const own = (await listOfAccount(ctx.db, date, accountId)).filter((row) => row.withdrawn_at === null);
  if (own.length >= draw.terms.maxPerUser)
    throw new AppError('TOO_MANY_APPLICATIONS', { params: { limit: draw.terms.maxPerUser } });
  const fresh = makeBookingCode(ctx, account, params);
  const code = await insertCode(ctx.db, fresh.code);
  const row = await insertApplication(ctx.db, {
    id: uuidv7(ctx.clock),
    day: date,
    number: newNumber(),
    ref: newRef(),
    salt: randomBytes(16).toString('hex'),
    account_id: accountId,
    ...namedTruck(vehicle),
    cargo_type: cargo.code,
    has_priority: cargo.priority,
    ...namedDriver(input, account),
    application_type: ctx.applicationType,
    wishes: JSON.stringify(wishes),
    any_time: input.anyTime,
    nonce: input.nonce ?? null,
    waiting_list: input.waitingList ?? true,
    tickets: await countTickets(ctx, draw, truck),
    confirmation_id: code.id,
    created_at: ctx.clock.now(),
  });
  await setDocuments(ctx.db, row.id, documents);
  await recordInJournal(ctx, {
    type: 'DRAW_APPLIED',
    vehicleId: row.vehicle_id,
    userId: accountId,
    to: { date, number: row.number, plate: row.plate },
  });
  await tellCode(ctx, fresh, row);
  return viewApplication(ctx, row);
};

export const applyToDraw = async (
  ctx: Context,
  date: string,
  input: ApplicationInput,
): Promise<DrawApplication> => {
  await getOpenDraw(ctx, date);
  try {
    return await attemptToSend(ctx, requireActor(ctx).userId, () =>
      inTransaction(ctx, (trx) => apply(trx, date, input), { once: true }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'draw_application_plate')) throw new AppError('PLATE_ALREADY_APPLIED');
    throw error;
  }
};
