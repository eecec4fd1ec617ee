import type { Appeal, AppealFilter } from '#contract/appeals/appeals.ts';
import type { Language } from '#contract/common.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { appealAnswers } from '../../appeals/appeal-answer.ts';
import { listAppealsAfter } from '../../appeals/appeals.queries.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { type ListColumns, listSheet } from './list-sheet.ts';

const batchSize = 200;
const { moment } = sheetFormats;

const when = (text: string | null | undefined) => (text ? Temporal.Instant.from(text) : null);

const columnsOf = (language: Language): ListColumns<Appeal> => ({
  plate: { width: 14, value: ({ vehicleRegistrationPlate }) => vehicleRegistrationPlate },
  owner: {
    width: 30,
    value: ({ owner }) => [owner?.lastName, owner?.firstName, owner?.patronymic].filter(Boolean).join(' '),
  },
  status: { width: 18, value: ({ state }) => say(language, `sheets.appealStates.${state}`) },
  banReason: { width: 40, value: ({ event }) => event.reasons[language] },
  event: { width: 16, format: moment, value: ({ strike }) => when(strike.eventDate) },
  number: { width: 14, value: ({ strike }) => strike.formattedBookingNumber },
  dateBooked: { width: 16, format: moment, value: ({ strike }) => when(strike.dateBooked) },
  banUntil: { width: 16, format: moment, value: ({ ban }) => when(ban?.until) },
  appealText: { width: 60, value: ({ text }) => text },
  created: { width: 16, format: moment, value: ({ createdDate }) => when(createdDate) },
  due: { width: 16, format: moment, value: ({ dueAt }) => when(dueAt) },
  decided: { width: 16, format: moment, value: ({ decision }) => when(decision?.at) },
  decidedBy: { width: 24, value: ({ decision }) => decision?.by ?? null },
  decisionReason: { width: 40, value: ({ decision }) => decision?.reasons[language] ?? null },
});

/** Reads appeals in the order in which they were made. */
const readInBatches = (ctx: Context, state: AppealFilter | undefined) =>
  inBatches<Appeal[], string>(batchSize, async (after) => {
    const rows = await listAppealsAfter(ctx.db, state, ctx.clock.now(), { after, limit: batchSize });
    return { content: await appealAnswers(ctx, rows), count: rows.length, last: rows.at(-1)?.id };
  });

export const exportAppeals = async (
  ctx: Context,
  { state }: { readonly state?: AppealFilter | undefined },
) => {
  await recordDownload(ctx, 'appeals', { state });
  const columns = columnsOf(ctx.language);
  const batches = readInBatches(ctx, state);
  return answerSheet(await listSheet(ctx, 'appeals', { filter: { state }, columns, batches }));
};
