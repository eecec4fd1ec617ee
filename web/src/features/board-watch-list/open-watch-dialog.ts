import { openLoaded } from '../../ui/dialogs/open-dialog.ts';

const loadDialog = async () => (await import('./watch-dialog.tsx')).WatchDialog;

export const openWatchDialog = () => openLoaded(loadDialog, {}, undefined);
