import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { CameraView } from './camera/camera-view.tsx';
import { ManualEntry } from './card/manual-entry.tsx';
import { MarkList } from './card/mark-list.tsx';
import { ScanCard } from './card/scan-card.tsx';
import { StateRows } from './card/state-rows.tsx';
import { verdictViews } from './check/verdict-view.ts';
import { useKnowledge } from './kept/knowledge.ts';
import { useLink } from './kept/link.ts';
import { findSameTruck, type Mark, useMarks } from './kept/marks.ts';
import styles from './scan.module.css';
import { type Step, useScan, useUpkeep } from './use-scan.ts';

const shownSent = 5;

/** Marks that the operator has to decide come first, then the newest ones. */
const shownOf = (own: readonly Mark[]) => [
  ...own.filter(({ state }) => state === 'refused'),
  ...own
    .filter(({ state }) => state !== 'refused')
    .toReversed()
    .slice(0, shownSent),
];

type ButtonsProps = { readonly scan: ReturnType<typeof useScan>; readonly accountId: string };

const Buttons = ({ scan, accountId }: ButtonsProps) => {
  const { t } = useTranslation();
  const { step } = scan;
  if (step.name === 'looking' || step.name === 'typing') return null;
  const { reading } = step;
  const { mayMark, byNumber } = verdictViews[reading.verdict];
  const markId =
    step.name === 'marked'
      ? step.markId
      : reading.verdict === 'SCANNED'
        ? findSameTruck(accountId, reading)?.id
        : undefined;
  if (step.name === 'read' && mayMark)
    return (
      <div className={styles.buttons}>
        <button type="button" className={button.button} data-accent="true" onClick={scan.next}>
          {t('boardScan.differs')}
        </button>
        <button type="button" className={button.button} data-main="true" onClick={() => scan.mark(reading)}>
          {t(reading.plate === undefined ? 'boardScan.isHere' : 'boardScan.matches')}
        </button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {markId !== undefined && (
        <button type="button" className={button.button} data-accent="true" onClick={() => scan.undo(markId)}>
          {t('boardScan.undoMark')}
        </button>
      )}
      {byNumber && reading.number !== undefined && (
        <button
          type="button"
          className={button.button}
          data-accent="true"
          onClick={() => scan.readTyped(reading.number ?? '')}
        >
          {t('boardScan.byNumber')}
        </button>
      )}
      <button type="button" className={button.button} data-main="true" onClick={scan.next}>
        {t('boardScan.next')}
      </button>
    </div>
  );
};

/** The pressed button disappears with its step, so the focus moves to what comes in its place. */
const useFocusOfStep = (step: Step) => {
  const page = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body) return;
    const here = page.current?.querySelector('section[tabindex]') ?? page.current?.querySelector('h1');
    if (here instanceof HTMLElement) here.focus();
  }, [step]);
  return page;
};

/** Made for one hand: what is read stands above, and what is pressed stands at the lower edge. */
export const ScanPage = ({ accountId }: { readonly accountId: string }) => {
  const { t } = useTranslation();
  usePageTitle(t('boardScan.title'));
  useUpkeep();
  const scan = useScan(accountId);
  const marks = useMarks();
  const known = useKnowledge();
  const isThere = useLink();
  const { step } = scan;
  const page = useFocusOfStep(step);
  const own = marks.filter((mark) => mark.accountId === accountId);
  const waiting = marks.filter(({ state }) => state === 'waiting');
  const marked = step.name === 'marked' ? marks.find(({ id }) => id === step.markId) : undefined;

  return (
    <main ref={page} className={styles.page}>
      <header className={`${layout.line} ${layout.across} ${styles.bar}`}>
        <a
          href="/board/queue"
          className={`${button.icon} ${styles.back}`}
          aria-label={t('boardScan.toConsole')}
        >
          <Icon path="M15 5l-7 7 7 7" />
        </a>
        <h1 className={layout.grow} tabIndex={-1}>
          {t('boardScan.title')}
        </h1>
        {!isThere && (
          <span className={styles.pill} role="status">
            {t('boardScan.cut')}
          </span>
        )}
      </header>
      <CameraView isPaused={step.name !== 'looking'} onCode={scan.readCode} onTyping={scan.type} />
      <div className={styles.sheet} data-lifted={step.name === 'read' || step.name === 'marked'}>
        {step.name === 'typing' && <ManualEntry onTyped={scan.readTyped} onBack={scan.next} />}
        {step.name === 'looking' && <p className={`${text.hint} ${styles.hint}`}>{t('boardScan.aim')}</p>}
        {step.name === 'read' && <ScanCard reading={step.reading} />}
        {step.name === 'marked' && (
          <ScanCard
            reading={step.reading}
            title={t(marked?.state === 'sent' ? 'boardScan.markedSent' : 'boardScan.marked')}
          />
        )}
        {step.name !== 'typing' && (
          <>
            <StateRows
              waiting={waiting}
              ofOthers={waiting.filter((mark) => mark.accountId !== accountId).length}
              known={known}
            />
            {step.name === 'looking' && <MarkList marks={shownOf(own)} />}
            <Buttons scan={scan} accountId={accountId} />
          </>
        )}
      </div>
    </main>
  );
};
