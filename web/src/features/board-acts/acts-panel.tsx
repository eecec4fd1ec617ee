import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/acts/acts.ts';
import { useMay } from '../../domain/account/may.tsx';
import { shortDay, wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { actDetails, actWords, whyNotWords } from '../../domain/queue/acts/own-act-words.ts';
import { ownActsQuery, sendOwnAct, undoOwnAct } from '../../domain/queue/acts/own-acts.ts';
import { useSecondsToUndo } from '../../domain/queue/acts/waiting-acts.tsx';
import { sharedSwitch } from '../../lib/shared-value.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { listWords } from '../../lib/words/list-words.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { PlainButton } from '../../ui/button/plain-button.tsx';
import { TextButton } from '../../ui/button/text-button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { SidePanel } from '../../ui/panel/side-panel.tsx';
import rows from '../../ui/rows/rows.module.css';
import { isMac } from '../../ui/shortcuts/is-mac.ts';
import { keyWords } from '../../ui/shortcuts/match-key.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import text from '../../ui/text/text.module.css';
import styles from './acts-panel.module.css';

/** A shortcut opens the panel on every page of the console. */
const actsPanel = sharedSwitch();

const Waiting = ({ act }: { readonly act: Act }) => {
  const { t } = useTranslation();
  const seconds = useSecondsToUndo(act);
  if (seconds === 0) return null;
  return (
    <span className={layout.row}>
      <Loader size={16} aria-hidden="true" />
      <span className={text.figures}>{t('lineActs.own.waits', { seconds })}</span>
      <TextButton onClick={() => void sendOwnAct(act)}>{t('lineActs.own.sendNow')}</TextButton>
    </span>
  );
};

type RowProps = { readonly act: Act; readonly isFirst: boolean };

const ActRow = ({ act, isFirst }: RowProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { at, vehicleRegistrationPlate: plate, undoable, until, whyNot } = act;
  const day = wallDay(at);
  return (
    <li className={`${rows.row} ${styles.act}`}>
      <time className={text.figures} dateTime={at}>
        {wallTime(at)}
        {day !== today && <span className={text.second}>{shortDay(day)}</span>}
      </time>
      <span>{plate ? <Plate text={plate} size="sm" /> : <strong>{actWords(act)}</strong>}</span>
      {undoable ? (
        <PlainButton data-autofocus={isFirst || undefined} onClick={() => void undoOwnAct(act)}>
          {t('lineActs.bar.undo')}
        </PlainButton>
      ) : (
        <Badge tone="grey">
          {t(whyNot?.code === 'UNDONE' ? 'lineActs.own.isUndone' : 'lineActs.own.not')}
        </Badge>
      )}
      <div className={styles.words}>
        {plate && <div className={text.strong}>{actWords(act)}</div>}
        <span className={text.second}>
          {listWords([!(plate && whyNot) && actDetails(act), whyNot && whyNotWords(whyNot, act, today)])}
        </span>
        {undoable && until && <Waiting act={act} />}
      </div>
    </li>
  );
};

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
};

const ActsPanel = () => {
  const { t } = useTranslation();
  // Waits for fresh acts, because a cached one may no longer be undoable and would wrongly get the focus.
  const { data: acts, isFetchedAfterMount } = useQuery(ownActsQuery);
  const first = acts?.find(({ undoable }) => undoable);
  if (!acts || !isFetchedAfterMount) return null;
  return (
    <div className={styles.host}>
      <SidePanel
        label={t('lineActs.own.title')}
        onClose={actsPanel.close}
        footer={<span className={text.hint}>{t('lineActs.own.footer')}</span>}
      >
        <div>
          <h2>{t('lineActs.own.title')}</h2>
          <p className={text.hint}>{t('lineActs.own.hint', { keys: keyWords('Mod+Z', isMac) })}</p>
        </div>
        {acts.length === 0 && <p className={text.hint}>{t('lineActs.own.none')}</p>}
        <ul className={`${rows.rows} ${styles.acts}`} onKeyDown={moveFocus}>
          {acts.map((act) => (
            <ActRow key={act.id} act={act} isFirst={act === first} />
          ))}
        </ul>
      </SidePanel>
    </div>
  );
};

/** The operator's last acts: each can be undone or tells why not. It is on every page of the console. */
export const ActsHost = () => {
  const { t } = useTranslation();
  const mayAct = useMay('operator');
  const isOpen = actsPanel.useIsOpen();
  useShortcuts(
    t('console.everywhere'),
    mayAct ? [{ keys: ['U', 'Mod+U'], words: t('lineActs.own.title'), run: actsPanel.open }] : [],
  );
  return mayAct && isOpen ? <ActsPanel /> : null;
};
