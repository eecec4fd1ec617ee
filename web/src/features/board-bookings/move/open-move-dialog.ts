import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import type { MoveDialogOptions } from './move-dialog.tsx';

export const openMoveDialog = (options: MoveDialogOptions) =>
  openLoaded<MoveDialogOptions, void>(
    async () => (await import('./move-dialog.tsx')).MoveDialog,
    options,
    undefined,
  );
