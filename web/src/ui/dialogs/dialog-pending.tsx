import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import card from '../card/card.module.css';
import layout from '../layout/layout.module.css';
import classes from './dialog-frame.module.css';
import type { DialogEntry } from './dialog-stack.ts';

type PendingStage = Exclude<DialogEntry['stage'], { is: 'ready' }>;

const LoadFailure = ({ retry, giveUp }: { retry: () => void; giveUp: () => void }) => {
  const { t } = useTranslation();
  const isOld = useNewVersion();
  const message = t(isOld ? 'newVersion.message' : 'dialogs.loadFailed');
  const retryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => retryButton.current?.focus(), []);
  return (
    <div
      className={`${card.card} ${layout.stack} ${classes.failure}`}
      role="alertdialog"
      aria-modal="true"
      aria-label={message}
    >
      <p>{message}</p>
      <div className={layout.row}>
        <Button variant="default" onClick={giveUp}>
          {t('common.cancel')}
        </Button>
        <Button ref={retryButton} onClick={isOld ? () => location.reload() : retry}>
          {t(isOld ? 'newVersion.reload' : 'common.retry')}
        </Button>
      </div>
    </div>
  );
};

export const DialogPending = ({ stage }: { stage: PendingStage }) => {
  const { t } = useTranslation();
  return createPortal(
    <div className={classes.overlay}>
      {stage.is === 'loading' ? (
        <div className="oktet-spinner" role="status" aria-label={t('dialogs.loading')} />
      ) : (
        <LoadFailure retry={stage.retry} giveUp={stage.giveUp} />
      )}
    </div>,
    document.body,
  );
};
