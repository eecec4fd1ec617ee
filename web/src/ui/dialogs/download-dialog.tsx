import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { type DownloadOptions, type DownloadState, useDownloads } from './use-downloads.ts';

type DownloadRowProps = {
  name: string;
  isFirst: boolean;
  isChosen: boolean;
  isLocked: boolean;
  state: DownloadState;
  onToggle: () => void;
};

const DownloadRow = ({ name, isFirst, isChosen, isLocked, state, onToggle }: DownloadRowProps) => {
  const { t } = useTranslation();
  return (
    <li className={layout.apart}>
      <Checkbox
        {...(isFirst && { 'data-autofocus': true })}
        label={name}
        checked={isChosen}
        disabled={isLocked}
        error={state === 'failed' && t('dialogs.downloadFailed')}
        onChange={onToggle}
      />
      {state === 'running' && <span className={text.hint}>{t('dialogs.downloading')}</span>}
      {state === 'done' && <span className={text.hint}>{t('dialogs.downloaded')}</span>}
    </li>
  );
};

type DownloadDialogProps = DownloadOptions & { close: () => void };

export const DownloadDialog = ({ close, ...options }: DownloadDialogProps) => {
  const { t } = useTranslation();
  const downloads = useDownloads(options, close);
  const { documents } = options;
  const { chosen, running } = downloads;

  return (
    <DialogFrame
      title={t('dialogs.selectFiles')}
      actions={
        <>
          <Button variant="default" onClick={() => close()}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={chosen.size === 0}
            // The button is not really disabled, because it would lose the focus.
            {...(running !== undefined && { 'data-disabled': true })}
            aria-disabled={running !== undefined}
            onClick={() => void downloads.start()}
          >
            {t('dialogs.download')}
          </Button>
        </>
      }
    >
      {documents.length === 0 ? (
        <p className={text.dimmed}>{t('dialogs.noDocuments')}</p>
      ) : (
        <ul>
          {documents.map(({ id, name }, place) => (
            <DownloadRow
              key={id}
              name={name}
              isFirst={place === 0}
              isChosen={chosen.has(id)}
              isLocked={running !== undefined}
              state={downloads.stateOf(id)}
              onToggle={() => downloads.toggle(id)}
            />
          ))}
        </ul>
      )}
      <p className={text.hint} role="status">
        {running !== undefined && t('dialogs.downloadProgress', { done: running.done, total: running.total })}
        {downloads.failures > 0 && t('dialogs.downloadFailures', { count: downloads.failures })}
      </p>
    </DialogFrame>
  );
};
