import type { Language } from '#contract/common.ts';
import type { VehicleListQuery } from '#contract/vehicles/vehicle-list.ts';
import type { OperatorVehicle, RecordedVehicleField } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { withEndedBans } from '../../vehicles/bans/end-bans.ts';
import { filterOf } from '../../vehicles/list/list-vehicles.ts';
import { operatorAnswers } from '../../vehicles/list/operator-answer.ts';
import { filterVehicles } from '../../vehicles/list/vehicle-filter.queries.ts';
import { selectOperatorVehicles } from '../../vehicles/list/vehicle-list.queries.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { type ListColumns, listSheet } from './list-sheet.ts';

const batchSize = 500;
const { moment, whole } = sheetFormats;

const when = (text: string | undefined) => (text ? Temporal.Instant.from(text) : null);

const columnsOf = (language: Language): ListColumns<OperatorVehicle, RecordedVehicleField> => ({
  plate: { width: 14, value: ({ registrationPlate }) => registrationPlate },
  model: { width: 20, value: ({ model }) => model },
  owner: {
    width: 30,
    value: ({ owner }) => [owner.lastName, owner.firstName, owner.patronymic].filter(Boolean).join(' '),
  },
  phone: { width: 16, value: ({ owner }) => owner.phoneNumber },
  email: { width: 24, value: ({ owner }) => owner.email },
  approved: { width: 14, value: ({ approved }) => say(language, approved ? 'sheets.yes' : 'sheets.no') },
  refusal: { width: 30, value: ({ disapprovalReasons }) => disapprovalReasons?.[language] ?? null },
  documents: { width: 11, format: whole, value: ({ documents }) => documents.length },
  ban: { width: 18, value: ({ banStatus }) => say(language, `status.${banStatus}`) },
  banReason: { width: 40, value: ({ ban }) => ban?.reasons[language] ?? null },
  banUntil: { width: 16, format: moment, value: ({ ban }) => when(ban?.until) },
  event: { width: 16, format: moment, value: ({ eventDate }) => when(eventDate) },
  cleared: { width: 16, format: moment, value: ({ clearedDate }) => when(clearedDate) },
  lastBooked: { width: 16, format: moment, value: ({ lastBookedDate }) => when(lastBookedDate) },
  created: { width: 16, format: moment, value: ({ createdDate }) => when(createdDate) },
});

/** Keyset pagination by id, that is in the order of creation. */
const readInBatches = (ctx: Context, query: VehicleListQuery) => {
  const filter = filterOf(ctx, query);
  return inBatches<OperatorVehicle[], string>(batchSize, async (after) => {
    const ids = filterVehicles(ctx.db, filter)
      .$if(after !== undefined, (rows) => rows.where('vehicle.id', '>', after ?? ''))
      .orderBy('vehicle.id')
      .limit(batchSize);
    const read = () =>
      selectOperatorVehicles(ctx.db).where('vehicle.id', 'in', ids).orderBy('vehicle.id').execute();
    const content = await operatorAnswers(ctx, await withEndedBans(ctx, read));
    return { content, count: content.length, last: content.at(-1)?.id };
  });
};

export const exportVehicles = async (ctx: Context, query: VehicleListQuery) => {
  const { page: _page, size: _size, ...filter } = query;
  await recordDownload(ctx, 'vehicles', filter);
  const columns = columnsOf(ctx.language);
  return answerSheet(
    await listSheet(ctx, 'vehicles', { filter, columns, batches: readInBatches(ctx, query) }),
  );
};
