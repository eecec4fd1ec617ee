import { fileNameIn } from '../../lib/file-name.ts';
import { saveBlob } from '../../lib/save-blob.ts';

export type SheetAnswer = { readonly body: Blob; readonly headers: Headers };

export const saveSheet = async (download: () => Promise<SheetAnswer>): Promise<void> => {
  const { body, headers } = await download();
  saveBlob(body, fileNameIn(headers.get('content-disposition')) ?? 'oktet.xlsx');
};
