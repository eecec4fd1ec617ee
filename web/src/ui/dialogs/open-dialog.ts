import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { pushDialog, removeDialog, setDialogStage } from './dialog-stack.ts';
import type { DownloadOptions } from './download-dialog.tsx';
import type { InfoOptions } from './info-dialog.tsx';
import type { PromptOptions } from './prompt-dialog.tsx';

type Close<T> = (value: T) => void;
type Answer<P extends { close: Close<never> }> = Parameters<P['close']>[0];

/** `render` may load code. Rejects if loading fails and the person gives up, or if the screen below is left. */
export const openDialog = <T>(render: (close: Close<T>) => ReactNode | Promise<ReactNode>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const giveUp = (cause: unknown) => removeDialog(id, () => reject(cause));
    const id = pushDialog(() => giveUp(new DOMException('the screen was left', 'AbortError')));
    const close = (value: T) => removeDialog(id, () => resolve(value));
    const load = async () => {
      try {
        setDialogStage(id, { is: 'ready', content: await render(close) });
      } catch (cause) {
        setDialogStage(id, {
          is: 'failed',
          giveUp: () => giveUp(cause),
          retry: () => {
            setDialogStage(id, { is: 'loading' });
            void load();
          },
        });
      }
    };
    void load();
  });

/** Opens a dialog whose code is loaded only now. Resolves with `dismissed` in cases in which `openDialog` rejects. */
export const openLoaded = <P extends { close: Close<never> }>(
  load: () => Promise<ComponentType<P>>,
  options: Omit<P, 'close'>,
  dismissed: Answer<P>,
) =>
  openDialog<Answer<P>>(async (close) => createElement(await load(), { ...options, close } as P)).catch(
    () => dismissed,
  );

const loadConfirm = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;
const loadInfo = async () => (await import('./info-dialog.tsx')).InfoDialog;
const loadPrompt = async () => (await import('./prompt-dialog.tsx')).PromptDialog;
const loadDownload = async () => (await import('./download-dialog.tsx')).DownloadDialog;

export const confirmDialog = (options: ConfirmOptions) => openLoaded(loadConfirm, options, false);

export const infoDialog = (options: InfoOptions) => openLoaded(loadInfo, options, undefined);

/** Resolves with the trimmed text, or '' if the person gives up. */
export const promptDialog = (options: PromptOptions) => openLoaded(loadPrompt, options, '');

export const downloadDialog = (options: DownloadOptions) => openLoaded(loadDownload, options, undefined);

/** Preloaded, because the dialog for network errors cannot be loaded once the network is down. */
export const preloadDialogs = () => Promise.allSettled([loadInfo(), loadConfirm()]);
