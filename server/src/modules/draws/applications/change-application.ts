import type { DrawApplication } from '#contract/draws/draws.ts';
import type { ApplicationChange } from '#contract/draws/draws-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { requireCargoType } from '../../bookings/create/booking-rules.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { viewApplication } from './application-view.ts';
import {
  type ApplicationRow,
  listDocumentsOf,
  setDocuments,
  updateApplication,
} from './applications.queries.ts';
import { checkWishes, lockOpenDraw } from './open-draw-of.ts';
import { getOwnApplication } from './own-application.ts';
import { countTickets } from './tickets.ts';

const hasPriorityPaper = async (ctx: TrxContext, ids: readonly string[]): Promise<boolean> =>
  ids.length > 0 &&
  (await ctx.db
    .selectFrom('document')
    .select('id')
    .where('id', 'in', ids)
    .where('type', '=', 'OTHER')
    .executeTakeFirst()) !== undefined;

/** The cargo of an application decides which places it can win. It may keep a type that is no longer active. */
const cargoAfter = (
  params: BookingParams,
  { cargo_type, has_priority }: ApplicationRow,
  code: string | undefined,
): Pick<ApplicationRow, 'cargo_type' | 'has_priority'> => {
  if (code === undefined || code === cargo_type) return { cargo_type, has_priority };
  const cargo = requireCargoType(params, code);
  return { cargo_type: cargo.code, has_priority: cargo.priority };
};

export const changeApplication = async (
  ctx: TrxContext,
  { date, id }: { readonly date: string; readonly id: string },
  change: ApplicationChange,
): Promise<DrawApplication> => {
  const { userId } = requireActor(ctx);
  const claimed = change.documents && (await claimDocuments(ctx, userId, change.documents));
  const draw = await lockOpenDraw(ctx, date);
  const row = await getOwnApplication(ctx, date, id);
  if (change.version !== undefined && change.version !== row.version) throw new AppError('STALE_VERSION');
  if (change.vehicleId !== undefined && change.vehicleId !== row.vehicle_id)
    throw invalidField('vehicleId', 'INVALID_VALUE');
  const params = await getBookingParams(ctx);
  const cargo = cargoAfter(params, row, change.cargoType);
  const documents = claimed ?? (await listDocumentsOf(ctx.db, id));
  if (cargo.has_priority && params.priorityDocumentRequired && !(await hasPriorityPaper(ctx, documents)))
    throw new AppError('PRIORITY_DOCUMENT_REQUIRED');
  const given = <T>(value: T | undefined, before: T) => (value === undefined ? before : value);
  const after = await updateApplication(ctx.db, row, {
    ...cargo,
    wishes: JSON.stringify(checkWishes(draw, change)),
    any_time: change.anyTime,
    nonce: given(change.nonce, row.nonce),
    waiting_list: given(change.waitingList, row.waiting_list),
    first_name: given(change.firstNameOfDriver, row.first_name),
    last_name: given(change.lastNameOfDriver, row.last_name),
    patronymic: given(change.patronymicOfDriver, row.patronymic) || null,
    email: given(change.email, row.email),
    phone: given(change.phoneNumber, row.phone),
    language: given(change.language, row.language),
    tickets: await countTickets(ctx, draw, { accountId: userId, plateKey: row.plate_key }),
  });
  if (claimed) await setDocuments(ctx.db, id, claimed);
  await recordInJournal(ctx, {
    type: 'DRAW_APPLICATION_CHANGED',
    vehicleId: row.vehicle_id,
    userId,
    from: { wishes: [...row.wishes], anyTime: row.any_time },
    to: { date, number: row.number, wishes: [...after.wishes], anyTime: after.any_time },
  });
  return viewApplication(ctx, after);
};
