import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import type { MoveDialogOptions } from './move-dialog.tsx';

export const openMoveDialog = (options: MoveDialogOptions) =>
  openLoaded(async () => (await import('./move-dialog.tsx')).MoveDialog, options, undefined);
