import type { Context } from '../../../platform/context/context.ts';
import type { Sheet, SheetColumn } from '../../../platform/sheets/sheet.ts';
import { say } from '../../../platform/words/words.ts';
import { sheetNotes } from './sheet-notes.ts';

type Column<R> = Omit<SheetColumn<R>, 'header'>;

/** Columns by the names of their headers; `Needed` may not be left out. */
export type ListColumns<R, Needed extends string = never> = Readonly<
  Record<string, Column<R>> & Record<Needed, Column<R>>
>;

type List<R> = Pick<Sheet<R>, 'batches'> & {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly columns: ListColumns<R>;
};

/** A list with everything that the filter lets through, in the reader's language. */
export const listSheet = async <R>(
  ctx: Context,
  list: 'appeals' | 'journal' | 'vehicles',
  { filter, columns, batches }: List<R>,
): Promise<Sheet<R>> => {
  const name = say(ctx.language, `sheets.${list}`);
  return {
    name,
    notes: await sheetNotes(ctx, name, filter),
    columns: Object.entries(columns).map(([column, rest]) => ({
      header: say(ctx.language, `sheets.columns.${column}`),
      ...rest,
    })),
    batches,
    timeZone: ctx.config.timeZone,
  };
};
