import { createElement } from 'react';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { UploadDocument } from './upload-document.ts';

/** Empty when cancelled. The list is loaded inside the dialog. */
export const choosePrevious = <D extends UploadDocument>(
  list: () => Promise<readonly D[]>,
  alreadyAdded: ReadonlySet<string>,
): Promise<readonly D[]> =>
  openDialog<readonly D[]>(async (close) => {
    const [documents, { PreviousDocumentsDialog }] = await Promise.all([
      list(),
      import('./previous-documents-dialog.tsx'),
    ]);
    return createElement(PreviousDocumentsDialog<D>, { documents, alreadyAdded, close });
  }).catch(() => []);
