import { createElement } from 'react';
import type { Closure } from '#contract/params/booking-params.ts';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';

export const openEarlier = (closure: Closure): Promise<void> =>
  openDialog<void>(async (close) => {
    const { OpenEarlierDialog } = await import('./open-earlier-dialog.tsx');
    return createElement(OpenEarlierDialog, { closure, close: () => close() });
  }).catch(() => undefined);
