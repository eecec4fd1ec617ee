import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** CSV filter options: comma, quotation marks, UTF-8, from line 1, cells formatted as shown. */
const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

/** Undefined if LibreOffice is not installed. Cells must not contain line breaks. */
export const readByLibreOffice = async (file: string, folder: string): Promise<string[][] | undefined> => {
  const profile = `-env:UserInstallation=file://${join(folder, 'libreoffice')}`;
  try {
    await run('soffice', [profile, '--headless', '--convert-to', csv, '--outdir', folder, file]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const text = await readFile(file.replace(/\.xlsx$/, '.csv'), 'utf8');
  return text.trimEnd().split('\n').map(cellsOf);
};
