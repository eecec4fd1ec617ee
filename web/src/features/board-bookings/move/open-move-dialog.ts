import { createElement } from 'react';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import type { MoveDialogOptions } from './move-dialog.tsx';

export const openMoveDialog = (options: MoveDialogOptions) =>
  openDialog<void>(async (close) => {
    const { MoveDialog } = await import('./move-dialog.tsx');
    return createElement(MoveDialog, { ...options, close });
  }).catch(() => undefined);
