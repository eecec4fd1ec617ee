import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { DialogFrame } from './dialog-frame.tsx';

type DownloadState = 'idle' | 'running' | 'done' | 'failed';

export type DownloadOptions = {
  documents: readonly { id: string; name: string }[];
  download: (id: string) => Promise<void>;
};

/** Downloads one file at a time, because browsers block bursts and mobile networks are slow. */
const useDownloads = ({ documents, download }: DownloadOptions, onAllDone: () => void) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map());
  const [failures, setFailures] = useState(0);
  const [running, setRunning] = useState<{ done: number; total: number }>();
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const setState = (id: string, state: DownloadState) => setStates((known) => new Map(known).set(id, state));

  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  const start = async () => {
    if (running !== undefined) return;
    const queue = documents.filter(({ id }) => chosen.has(id));
    const failed = new Set<string>();
    setFailures(0);
    for (const [done, { id }] of queue.entries()) {
      if (isGone.current) return;
      setRunning({ done, total: queue.length });
      setState(id, 'running');
      const isDone = await download(id).then(
        () => true,
        () => false,
      );
      setState(id, isDone ? 'done' : 'failed');
      if (!isDone) failed.add(id);
    }
    if (failed.size === 0) return onAllDone();
    setRunning(undefined);
    setFailures(failed.size);
    setChosen(failed);
  };

  return { chosen, running, failures, toggle, start, stateOf: (id: string) => states.get(id) ?? 'idle' };
};

type DownloadDialogProps = DownloadOptions & { close: () => void };

export const DownloadDialog = ({ close, ...options }: DownloadDialogProps) => {
  const { t } = useTranslation();
  const { documents } = options;
  const { chosen, running, failures, toggle, start, stateOf } = useDownloads(options, close);

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
            onClick={() => void start()}
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
            <li key={id} className={layout.apart}>
              <Checkbox
                {...(place === 0 && { 'data-autofocus': true })}
                label={name}
                checked={chosen.has(id)}
                disabled={running !== undefined}
                error={stateOf(id) === 'failed' && t('dialogs.downloadFailed')}
                onChange={() => toggle(id)}
              />
              {stateOf(id) === 'running' && <span className={text.hint}>{t('dialogs.downloading')}</span>}
              {stateOf(id) === 'done' && <span className={text.hint}>{t('dialogs.downloaded')}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className={text.hint} role="status">
        {running !== undefined && t('dialogs.downloadProgress', { done: running.done, total: running.total })}
        {failures > 0 && t('dialogs.downloadFailures', { count: failures })}
      </p>
    </DialogFrame>
  );
};
