import type { z } from 'zod';
import { figureFormats, type ReportName, reportFigures } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { SheetColumn } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { collectReport, type ReportQuery } from '../figures/get-report.ts';
import { figuresOf, type Tally } from '../figures/tally.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { cargoNames, sheetNotes } from './sheet-notes.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The only figure without a format of its own is the share of taken places, which the sheet adds. */
const formatOf = (name: ReportName, figure: string) => {
  const shape: Readonly<Record<string, z.ZodType>> = reportFigures[name].shape;
  const schema = shape[figure];
  return sheetFormats[(schema && figureFormats.get(schema)) ?? 'share'];
};

const keyColumn = async (ctx: Context, by: ReportQuery['by']): Promise<SheetColumn<Row>> => {
  const { language } = ctx;
  const cargo = await cargoNames(ctx);
  const weekday = (key: string) => say(language, `sheets.weekdays.${key}`);
  const words: Readonly<Record<ReportQuery['by'], (key: string) => string | Temporal.PlainDate>> = {
    hour: (key) => key,
    day: (key) => Temporal.PlainDate.from(key),
    weekday,
    'weekday-hour': (key) => `${weekday(key.slice(0, 1))} ${key.slice(2)}:00`,
    cargo: (key) => cargo[key] ?? key,
  };
  return {
    header: say(language, `sheets.keys.${by}`),
    width: 24,
    ...(by === 'day' && { format: sheetFormats.day }),
    value: ({ key, name }) => (key === null ? String(name) : words[by](String(key))),
  };
};

export const exportReport = async (ctx: Context, name: ReportName, query: ReportQuery) => {
  const { language } = ctx;
  const { rows, total, before, untilNow } = await collectReport(ctx, name, query);
  await recordDownload(ctx, name, query);
  // Cells without data stay empty, which is not the same as 0.
  const cells = (tally: Tally | undefined): Row => {
    if (!tally) return {};
    const { capacity, booked } = tally.sums;
    return { ...figuresOf[name](tally), taken: capacity > 0 ? booked / capacity : null };
  };
  const figures = [...Object.keys(reportFigures[name].shape), ...(name === 'occupancy' ? ['taken'] : [])];
  const title = say(language, `sheets.reports.${name}`);
  const time = untilNow?.at.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '';
  const span = { from: String(before.from), to: String(before.to), time };
  const sums: Row[] = [
    { key: null, name: say(language, 'sheets.total'), ...cells(total) },
    ...(untilNow
      ? [{ key: null, name: say(language, 'sheets.untilNow', { time }), ...cells(untilNow.tally) }]
      : []),
    {
      key: null,
      name: say(language, untilNow ? 'sheets.previousUntil' : 'sheets.previous', span),
      ...cells(before.tally),
    },
  ];
  return answerSheet({
    name: [title, query.from, query.to].filter(Boolean).join(' '),
    tab: title,
    notes: await sheetNotes(ctx, title, { from: query.from, to: query.to, dutyId: query.dutyId }),
    columns: [
      await keyColumn(ctx, query.by),
      ...figures.map((figure) => ({
        header: say(language, `sheets.figures.${figure}`),
        width: 14,
        format: formatOf(name, figure),
        value: (row: Row) => row[figure] ?? null,
      })),
    ],
    batches: [[...rows.map(([key, tally]) => ({ key, ...cells(tally) })), ...sums]],
    sumRows: sums.length,
    timeZone: ctx.config.timeZone,
  });
};
