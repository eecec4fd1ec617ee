import { createElement } from 'react';
import { openDialog } from '../../../ui/dialogs/open-dialog.ts';
import { CodeAlone } from './code-alone.tsx';

/** Full-screen code; Back closes it like any dialog. */
export const showCodeAlone = (code: { readonly qr: string; readonly number: string }): Promise<void> =>
  openDialog<void>((close) => createElement(CodeAlone, { ...code, close: () => close() })).catch(
    () => undefined,
  );
