import { randomBytes } from 'node:crypto';
import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { BookingParams, CargoTypeSetting } from '#contract/params/booking-params.ts';
import type { BodyOf } from '#contract/route.ts';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import type { waitingListRoutes } from '#contract/waiting-list/waiting-list-routes.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { lockCurrentAccount, requireActor } from '../../accounts/account/current-account.ts';
import { codeRules } from '../../accounts/codes/code-rules.ts';
import { insertCode } from '../../accounts/codes/codes.queries.ts';
import { findBooking } from '../../bookings/booking/booking.queries.ts';
import { attemptToSend } from '../../bookings/booking/booking-limits.ts';
import { factsMoment } from '../../bookings/create/booking-request.ts';
import { decide, requireCargoType } from '../../bookings/create/booking-rules.ts';
import { namedDriver, namedTruck } from '../../bookings/create/named-driver.ts';
import { type BookedVehicle, readRuleFacts } from '../../bookings/create/rule-facts.queries.ts';
import { type FreshCode, makeBookingCode } from '../../bookings/hold/booking-code.ts';
import { endingOverdue, OverdueHoldsError } from '../../bookings/hold/expire-holds.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { lockPlates } from '../../vehicles/vehicle/plate-lock.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import { endEntry } from '../entry/end-entry.ts';
import {
  type EntryRow,
  findOpenOfPlate,
  insertEntry,
  listOpenOfAccount,
  setDocuments,
  setWindows,
  type Window,
} from '../entry/entries.queries.ts';
import { toEntry } from '../entry/entry-view.ts';
import { endOfWindows, judgeWindows, toWindows } from './judge-windows.ts';
import { isUnconfirmed } from './unconfirmed.ts';

type JoinInput = BodyOf<typeof waitingListRoutes.joinWaitingList>;

export const requireList = ({ waitingList }: Pick<BookingParams, 'waitingList'>): void => {
  if (!waitingList.enabled) throw new AppError('WAITING_LIST_OFF');
};

/** Until the lot is drawn this random text orders those who joined on the same day. */
export const newChance = () => randomBytes(16).toString('hex');

/**
 * Ends entries that block a new one: those whose code did not come in time, and another account's for this plate
 * unless it has an offer.
 */
const makeRoom = async (ctx: TrxContext, account: Account, plateKey: string, limit: number) => {
  const now = ctx.clock.now();
  const own = await listOpenOfAccount(ctx.db, account.id);
  for (const entry of own) if (isUnconfirmed(entry, now)) await endEntry(ctx, entry, 'NOT_CONFIRMED');
  const other = await findOpenOfPlate(ctx.db, plateKey);
  if (other && other.account_id !== account.id && other.state !== 'OFFERED')
    await endEntry(ctx, other, isUnconfirmed(other, now) ? 'NOT_CONFIRMED' : 'TRUCK_GONE');
  else if (other) throw new AppError('PLATE_ALREADY_WAITING');
  if (own.filter((entry) => !isUnconfirmed(entry, now)).length >= limit)
    throw new AppError('TOO_MANY_WAITING', { params: { limit } });
};

type Wish = {
  readonly cargo: CargoTypeSetting;
  readonly windows: readonly Window[];
  readonly documents: readonly string[];
};

/** A booked truck may only wait for an earlier time. */
const requireEarlier = async (ctx: TrxContext, bookingId: string, windows: readonly Window[]) => {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) throw new ChangedMeanwhileError();
  if (isOneOf(arrivedStatuses, booking.status)) throw new AppError('PLATE_ALREADY_BOOKED');
  if (windows.every(({ from }) => Temporal.Instant.compare(from, booking.slot_at) >= 0))
    throw new AppError('NOTHING_EARLIER');
};

/** Applies the rules for a booking, except those about places. Account and plate must be locked. */
const judgeTruck = async (
  ctx: TrxContext,
  params: BookingParams,
  vehicle: BookedVehicle,
  { cargo, windows, documents }: Wish,
): Promise<void> => {
  if (!vehicle.approved) throw new AppError('VEHICLE_NOT_APPROVED');
  const facts = await readRuleFacts(ctx.db, factsMoment(ctx), {
    accountId: vehicle.account_id,
    vehicleId: vehicle.id,
    plateKey: vehicle.plate_key,
    documents,
    start: undefined,
  });
  if (facts.overdue.length > 0) throw new OverdueHoldsError(facts.overdue);
  if (documents.length > facts.documentTypes.length) throw new AppError('NOT_FOUND');
  const requested = {
    byOperator: false,
    now: ctx.clock.now(),
    timeZone: ctx.config.timeZone,
    start: undefined,
    booking: facts.ownBookingId === null ? ('new' as const) : { id: facts.ownBookingId },
    bringsTruck: true,
    awaitsCode: false,
    gainsPriority: cargo.priority,
  };
  const { refusal } = decide(requested, facts, params);
  if (refusal) throw refusal;
  if (facts.ownBookingId !== null) await requireEarlier(ctx, facts.ownBookingId, windows);
};

const newEntry = (
  ctx: TrxContext,
  input: JoinInput,
  {
    account,
    vehicle,
    cargo,
    windows,
    code,
    confirmMinutes,
  }: {
    readonly account: Account;
    readonly vehicle: BookedVehicle;
    readonly cargo: CargoTypeSetting;
    readonly windows: readonly Window[];
    readonly code: FreshCode;
    readonly confirmMinutes: number;
  },
) => {
  const now = ctx.clock.now();
  return {
    id: uuidv7(ctx.clock),
    account_id: account.id,
    ...namedTruck(vehicle),
    cargo_type: cargo.code,
    has_priority: cargo.priority,
    ...namedDriver(input, account),
    application_type: ctx.applicationType,
    auto: input.auto ?? false,
    night_offers: input.nightOffers ?? false,
    state: 'WAITING_FOR_CONFIRMATION' as const,
    confirmation_id: code.code.id,
    confirm_until: now.add({ minutes: confirmMinutes }),
    chance: newChance(),
    over_at: endOfWindows(windows),
    changed_at: now,
    created_at: now,
  };
};

export const sendListCode = (ctx: TrxContext, { code, digits }: FreshCode, entry: EntryRow): Promise<void> =>
  sendMessage(ctx, {
    template: 'list-code',
    channel: code.channel,
    to: code.target,
    language: code.language,
    params: { plate: plateGroups(entry.plate), minutes: codeRules.lifeMinutes },
    code: digits,
  });

const joinUnderLocks = async (
  ctx: TrxContext,
  input: JoinInput,
  params: BookingParams,
): Promise<ListEntry> => {
  const account = await lockCurrentAccount(ctx);
  const seen = await findVehicle(ctx.db, input.vehicleId, account.id);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockPlates(ctx.db, seen.plate_key);
  const vehicle = await findVehicle(ctx.db, input.vehicleId, account.id);
  if (vehicle?.plate_key !== seen.plate_key) throw new ChangedMeanwhileError();
  const documents = await claimDocuments(ctx, account.id, input.documents ?? []);
  const cargo = requireCargoType(params, input.cargoType);
  const windows = toWindows(input.windows);
  await judgeWindows(ctx, windows, params);
  await judgeTruck(ctx, params, vehicle, { cargo, windows, documents });
  await makeRoom(ctx, account, vehicle.plate_key, params.waitingList.maxPerUser);
  const code = makeBookingCode(ctx, account, params);
  await insertCode(ctx.db, code.code);
  const parts = { account, vehicle, cargo, windows, code, confirmMinutes: params.confirmationMinutes };
  const entry = await insertEntry(ctx.db, newEntry(ctx, input, parts));
  if (!entry) throw new AppError('PLATE_ALREADY_WAITING');
  await setWindows(ctx.db, entry.id, windows);
  await setDocuments(ctx.db, entry.id, documents);
  await sendListCode(ctx, code, entry);
  return toEntry(ctx, entry);
};

/** The code is asked for on joining, so that offers can be taken without one. */
export const joinWaitingList = async (ctx: Context, input: JoinInput): Promise<ListEntry> => {
  const params = await readBookingParams(ctx);
  requireList(params);
  return attemptToSend(ctx, requireActor(ctx).userId, () =>
    endingOverdue(ctx, () => inTransaction(ctx, (trx) => joinUnderLocks(trx, input, params), { once: true })),
  );
};
