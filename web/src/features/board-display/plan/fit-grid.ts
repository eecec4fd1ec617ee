/** Lengths in the display's unit, 1 % of the screen's shorter side. See display.module.css. */
export type Room = { readonly width: number; readonly height: number };

/** Size of a cell as multiples of the height of its plate's capital letters. */
export type CellShape = { readonly width: number; readonly height: number };

export type Grid = { readonly columns: number; readonly rows: number; readonly cap: number };

export const gridGap = 0.6;

const mostColumns = 8;
/** Fewer columns win even with somewhat smaller letters, because they leave room for words. */
const goodEnough = 0.85;

type Letters = { readonly smallest: number; readonly largest: number };

/** A grid that shows all cells, with letters nearly as large as possible and few columns. */
export const fitGrid = (count: number, room: Room, shape: CellShape, letters: Letters): Grid => {
  const grids = Array.from({ length: mostColumns }, (_, place): Grid => {
    const columns = place + 1;
    const rows = Math.max(1, Math.ceil(count / columns));
    const width = (room.width - gridGap * (columns - 1)) / columns;
    const height = (room.height - gridGap * (rows - 1)) / rows;
    return { columns, rows, cap: Math.min(letters.largest, width / shape.width, height / shape.height) };
  });
  const best = Math.max(...grids.map(({ cap }) => cap));
  const enough = Math.max(best * goodEnough, Math.min(best, letters.smallest));
  return grids.find(({ cap }) => cap >= enough) ?? { columns: 1, rows: Math.max(1, count), cap: best };
};

export const columnsIn = (width: number, cellWidth: number) =>
  Math.max(1, Math.floor((width + gridGap) / (cellWidth + gridGap)));

export const gridHeight = (rows: number, cellHeight: number) =>
  rows === 0 ? 0 : rows * (cellHeight + gridGap) - gridGap;

/** Height of a grid of `count` cells in `width`, if capital letters are `cap` high. */
export const heightFor = (count: number, width: number, shape: CellShape, cap: number) =>
  gridHeight(Math.ceil(count / columnsIn(width, cap * shape.width)), cap * shape.height);
