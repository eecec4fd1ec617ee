import type { Cell, SheetFrame } from '../sheet-frame.ts';
import { numberStyles, sheetPart, styleOf, xmlText } from './workbook-parts.ts';

const pieceLength = 120_000;

const letters = 26;
/** A, B … Z, AA … */
const columnName = (at: number): string =>
  (at < letters ? '' : columnName(Math.floor(at / letters) - 1)) + String.fromCharCode(65 + (at % letters));

const styled = (style: number) => (style === styleOf.plain ? '' : ` s="${style}"`);

const fixedParts = (frame: SheetFrame) =>
  numberStyles(frame).map((style, at) => ({
    begin: `<c r="${columnName(at)}`,
    ofNumber: `"${styled(style)}><v>`,
  }));

export async function* rowsXml(frame: SheetFrame, rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  const columns = fixedParts(frame);
  const ofText = ` t="inlineStr"><is><t xml:space="preserve">`;
  let piece = sheetPart.begin(frame);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const textBegin = `${number}"${styled(number === frame.frozenRows ? styleOf.heading : styleOf.plain)}${ofText}`;
    piece += `<row r="${number}">`;
    for (const [at, cell] of row.entries()) {
      const column = columns[at];
      if (cell === null || !column || Number.isNaN(cell)) continue;
      piece +=
        typeof cell === 'number'
          ? `${column.begin}${number}${column.ofNumber}${cell}</v></c>`
          : `${column.begin}${textBegin}${xmlText(cell)}</t></is></c>`;
    }
    piece += '</row>';
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  const lastColumn = columnName(frame.columns.length - 1);
  const lastRow = Math.max(frame.frozenRows, number - frame.sumRows);
  yield piece + sheetPart.end(`A${frame.frozenRows}:${lastColumn}${lastRow}`);
}
