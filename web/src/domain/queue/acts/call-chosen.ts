import { createElement } from 'react';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import type { ChosenTruck } from './call-chosen-dialog.tsx';

/** Calls a truck out of turn. Asks for the reason first, because it is public. */
export const callChosen = (truck: ChosenTruck) =>
  openDialog<boolean>(async (close) => {
    const { CallChosenDialog } = await import('./call-chosen-dialog.tsx');
    return createElement(CallChosenDialog, { truck, close });
  }).catch(() => false);
