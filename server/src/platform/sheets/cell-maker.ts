import type { Cell } from './sheet-frame.ts';

/** JSON rows to cells in a worker: `module` is a URL whose export `cellsOf(given)` returns the function. */
export type CellMaker = { readonly module: string; readonly given: unknown };

export type SheetPart = readonly Cell[][] | string;

type ToCells = (json: string) => readonly Cell[][];

const load = async ({ module, given }: CellMaker) => {
  const { cellsOf } = (await import(module)) as { readonly cellsOf: (given: unknown) => ToCells };
  return cellsOf(given);
};

const cannotRead: ToCells = () => {
  throw new Error('This sheet has nobody who makes cells of JSON');
};

export async function* rowsOf(
  parts: AsyncIterable<SheetPart> | Iterable<SheetPart>,
  maker: CellMaker | undefined,
): AsyncGenerator<Cell[]> {
  const toCells = maker ? await load(maker) : cannotRead;
  for await (const part of parts) yield* typeof part === 'string' ? toCells(part) : part;
}
