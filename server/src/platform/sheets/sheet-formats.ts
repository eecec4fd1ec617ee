/** The same in every language of the spreadsheet program. */
export const sheetFormats = {
  moment: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
  whole: '0',
  tenths: '0.0',
  share: '0%',
};
