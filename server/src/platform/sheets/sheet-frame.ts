export type Cell = string | number | null;

export type SheetFrame = {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  readonly frozenRows: number;
  readonly sumRows: number;
};
