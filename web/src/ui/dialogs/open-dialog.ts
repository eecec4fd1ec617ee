import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { pushDialog, removeDialog, setDialogStage } from './dialog-stack.ts';
import type { DownloadOptions } from './download-dialog.tsx';
import type { InfoOptions } from './info-dialog.tsx';
import type { PromptOptions } from './prompt-dialog.tsx';

type Close<T> = (value: T) => void;

/**
 * Resolves with the value passed to `close`. `render` may load code and should return a `DialogFrame`.
 * Rejects if loading fails and the person gives up, or if the screen below is left.
 */
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

/** Opens a dialog whose code is loaded only now. Resolves with `dismissed` where `openDialog` rejects. */
export const openLoaded = <O extends object, T>(
  load: () => Promise<ComponentType<O & { close: Close<T> }>>,
  options: O,
  dismissed: T,
): Promise<T> =>
  openDialog<T>(async (close) => createElement(await load(), { ...options, close })).catch(() => dismissed);

const loadConfirm = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;
const loadInfo = async () => (await import('./info-dialog.tsx')).InfoDialog;
const loadPrompt = async () => (await import('./prompt-dialog.tsx')).PromptDialog;
const loadDownload = async () => (await import('./download-dialog.tsx')).DownloadDialog;

export const confirmDialog = (options: ConfirmOptions) =>
  openLoaded<ConfirmOptions, boolean>(loadConfirm, options, false);

export const infoDialog = (options: InfoOptions) =>
  openLoaded<InfoOptions, void>(loadInfo, options, undefined);

/** Trimmed; '' when dismissed. */
export const promptDialog = (options: PromptOptions) =>
  openLoaded<PromptOptions, string>(loadPrompt, options, '');

export const downloadDialog = (options: DownloadOptions) =>
  openLoaded<DownloadOptions, void>(loadDownload, options, undefined);

/** The network error dialog cannot be loaded once the network is down. */
export const preloadDialogs = () => Promise.allSettled([loadInfo(), loadConfirm()]);
