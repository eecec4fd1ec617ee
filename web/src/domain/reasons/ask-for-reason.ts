import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import type { ReasonDialogOptions } from './reason-dialog.tsx';

const loadDialog = async () => (await import('./reason-dialog.tsx')).ReasonDialog;

/** Resolves with false if the person cancelled. */
export const askForReason = (options: ReasonDialogOptions) => openLoaded(loadDialog, options, false);
