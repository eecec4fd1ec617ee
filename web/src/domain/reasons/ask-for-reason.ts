import { createElement } from 'react';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';
import type { ReasonDialogOptions } from './reason-dialog.tsx';

/** False when cancelled. */
export const askForReason = (options: ReasonDialogOptions): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { ReasonDialog } = await import('./reason-dialog.tsx');
    return createElement(ReasonDialog, { ...options, close });
  }).catch(() => false);
