import { Button } from '@mantine/core';
import { Activity, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import card from '../card/card.module.css';
import { giveFocusTo, keepFocus } from '../focus/focus-trail.ts';
import layout from '../layout/layout.module.css';
import classes from './dialog-frame.module.css';
import {
  currentDialogs,
  type DialogEntry,
  DialogLevelContext,
  pausedDialogs,
  settleClosedDialogs,
  subscribeToDialogs,
  TopDialogContext,
} from './dialog-stack.ts';
import { preloadDialogs } from './open-dialog.ts';

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

const DialogPending = ({ stage }: { stage: PendingStage }) => {
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

/** Makes up for the scroll bar, so that the page does not shift. */
const lockScroll = () => {
  const { documentElement, body } = document;
  const before = { overflow: documentElement.style.overflow, padding: body.style.paddingInlineEnd };
  const scrollBarWidth = window.innerWidth - documentElement.clientWidth;
  documentElement.style.overflow = 'hidden';
  if (scrollBarWidth > 0) body.style.paddingInlineEnd = `${scrollBarWidth}px`;
  return () => {
    documentElement.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
  };
};

const preloadDelay = 3000;

/** Must be mounted once per application. */
export const DialogHost = () => {
  const entries = useSyncExternalStore(subscribeToDialogs, currentDialogs);
  const paused = useSyncExternalStore(subscribeToDialogs, pausedDialogs);
  const shown = useRef<readonly DialogEntry[]>([]);
  const marker = useRef<HTMLSpanElement>(null);
  const isOpen = entries.length > 0;

  useEffect(keepFocus, []);

  useEffect(() => {
    const timer = setTimeout(preloadDialogs, preloadDelay);
    return () => clearTimeout(timer);
  }, []);

  // The page becomes inert at once, even while the dialog's code is loading.
  useLayoutEffect(() => {
    const application = marker.current?.closest('body > *');
    if (!isOpen || !(application instanceof HTMLElement)) return;
    application.inert = true;
    const unlockScroll = lockScroll();
    return () => {
      application.inert = false;
      unlockScroll();
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    const isGone = ({ id }: DialogEntry) => ![...paused, ...entries].some((entry) => entry.id === id);
    const closed = shown.current.find(isGone);
    shown.current = entries;
    if (closed !== undefined) giveFocusTo(closed.opener);
    settleClosedDialogs();
  }, [entries, paused]);

  return (
    <>
      <span ref={marker} hidden />
      {[...paused, ...entries].map(({ id, stage }, place, all) => (
        <Activity key={id} mode={place < paused.length ? 'hidden' : 'visible'}>
          <TopDialogContext value={place === all.length - 1}>
            <DialogLevelContext value={place + 1}>
              {stage.is === 'ready' ? stage.content : <DialogPending stage={stage} />}
            </DialogLevelContext>
          </TopDialogContext>
        </Activity>
      ))}
    </>
  );
};
