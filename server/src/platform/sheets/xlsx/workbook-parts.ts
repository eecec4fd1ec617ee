import type { SheetFrame } from '../sheet-frame.ts';

const special = /[&<>"\r]|_x[0-9a-f]{4}_/i;
const eachSpecial = /[&<>"\r]|_(?=x[0-9a-f]{4}_)/gi;

const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // Spreadsheets decode _x0041_ as A; escaping the underscore prevents that.
  _: '_x005F_',
};

export const xmlText = (text: string): string =>
  special.test(text) ? text.replace(eachSpecial, (sign) => written[sign] ?? sign) : text;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const styleOf = { plain: 0, heading: 1 };
const firstFormatStyle = 2;
/** Lower ids are built-in formats. */
const firstFormatId = 164;

const formatsOf = ({ columns }: SheetFrame) => [
  ...new Set(columns.map(({ numFmt }) => numFmt).filter((format) => format !== undefined)),
];

export const numberStyles = (frame: SheetFrame): number[] => {
  const formats = formatsOf(frame);
  return frame.columns.map(({ numFmt }) =>
    numFmt === undefined ? styleOf.plain : firstFormatStyle + formats.indexOf(numFmt),
  );
};

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;

const relationships = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = ({ name }: SheetFrame) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const styles = (frame: SheetFrame) => {
  const formats = formatsOf(frame);
  const list = (name: string, items: readonly string[]) =>
    items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const style = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const font = (weight: string) =>
    `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  return [
    `${head}<styleSheet xmlns="${main}">`,
    list(
      'numFmts',
      formats.map(
        (format, at) => `<numFmt numFmtId="${firstFormatId + at}" formatCode="${xmlText(format)}"/>`,
      ),
    ),
    list('fonts', [font(''), font('<b/>')]),
    list(
      'fills',
      ['none', 'gray125'].map((fill) => `<fill><patternFill patternType="${fill}"/></fill>`),
    ),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', [style(0, 0), style(0, 1), ...formats.map((_, at) => style(firstFormatId + at, 0))]),
    '</styleSheet>',
  ].join('');
};

const sheetFile = 'xl/worksheets/sheet1.xml';

export const partsAround = (frame: SheetFrame): (readonly [string, readonly string[]])[] => [
  ['[Content_Types].xml', [contentTypes]],
  ['_rels/.rels', [relationships(['officeDocument', 'xl/workbook.xml'])]],
  ['xl/workbook.xml', [workbook(frame)]],
  [
    'xl/_rels/workbook.xml.rels',
    [relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  ],
  ['xl/styles.xml', [styles(frame)]],
];

export const sheetPart = {
  file: sheetFile,
  begin: ({ columns, frozenRows }: SheetFrame): string => {
    const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
    const widths = columns.map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    );
    return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  },
  end: (filtered: string): string => `</sheetData><autoFilter ref="${filtered}"/></worksheet>`,
};
