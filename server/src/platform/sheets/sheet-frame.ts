export type Cell = string | number | null;

export type SheetFrame = {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  readonly frozenRows: number;
  readonly sumRows: number;
};

/** Formats that are the same in every language of the spreadsheet program. */
export const sheetFormats = {
  moment: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  whole: '0',
  tenths: '0.0',
  share: '0%',
};
