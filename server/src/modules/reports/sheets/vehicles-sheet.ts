import type { Language } from '#contract/common.ts';
import type { VehicleListQuery } from '#contract/vehicles/vehicle-list.ts';
import type { OperatorVehicle, RecordedVehicleField } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import type { SheetColumn } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { withEndedBans } from '../../vehicles/bans/end-bans.ts';
import { filterOf } from '../../vehicles/list/list-vehicles.ts';
import { operatorAnswers } from '../../vehicles/list/operator-answer.ts';
import { filterVehicles } from '../../vehicles/list/vehicle-filter.queries.ts';
import { selectOperatorVehicles } from '../../vehicles/list/vehicle-list.queries.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { sheetNotes } from './sheet-notes.ts';

const batchSize = 500;
const { moment, whole } = sheetFormats;

type Column = Omit<SheetColumn<OperatorVehicle>, 'header'>;

const when = (text: string | undefined) => (text ? Temporal.Instant.from(text) : null);

type Columns = Record<RecordedVehicleField, Column> & Record<string, Column>;

const columnsOf = (language: Language): Columns => ({
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
const readInBatches = async (ctx: Context, query: VehicleListQuery) => {
  const filter = await filterOf(ctx, query);
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
  const { language } = ctx;
  const batches = await readInBatches(ctx, query);
  const { page: _page, size: _size, ...filter } = query;
  await recordDownload(ctx, 'vehicles', filter);
  const name = say(language, 'sheets.vehicles');
  return answerSheet({
    name,
    notes: await sheetNotes(ctx, name, filter),
    columns: Object.entries(columnsOf(language)).map(([column, rest]) => ({
      header: say(language, `sheets.columns.${column}`),
      ...rest,
    })),
    batches,
    timeZone: ctx.config.timeZone,
  });
};
