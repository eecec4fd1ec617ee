import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import { useLateTap } from '../frame/use-late-tap.ts';
import type { KioskAction, KioskState } from '../kiosk-state.ts';
import styles from './entry.module.css';
import { EraseButton } from './erase-button.tsx';
import { KeyPad } from './key-pad.tsx';
import { LayoutTabs } from './layout-tabs.tsx';
import { keysOf, rowsOf, shownText } from './plate-keys.ts';
import { ScanHint } from './scan-hint.tsx';
import { SubmitButton } from './submit-button.tsx';

export type EntryScreenProps = {
  readonly state: KioskState;
  readonly dispatch: Dispatch<KioskAction>;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
};

/** Ignores taps this early: the second one of a double tap on "back" or "done" lands here. */
const ignoredMs = 700;

export const EntryScreen = ({ state, dispatch, canSubmit, onSubmit }: EntryScreenProps) => {
  const { t } = useTranslation();
  const { layout, typed, isBusy } = state;
  const rows = rowsOf(layout, typed);
  const submit = useLateTap(ignoredMs, onSubmit);
  return (
    <div className={styles.screen}>
      <div className={styles.upper}>
        <LanguageButtons />
        <div>
          <h1>{t('kiosk.entry.heading')}</h1>
          <p className={styles.hint}>{t('kiosk.entry.hint')}</p>
        </div>
        <div className={styles.field}>
          <output aria-label={t('kiosk.entry.field')}>{shownText(layout, typed)}</output>
          <span className={styles.caret} aria-hidden="true" />
          {typed === '' && (
            <span className={styles.pattern} aria-hidden="true">
              {keysOf[layout].pattern}
            </span>
          )}
          {typed !== '' && <EraseButton onErase={() => dispatch({ type: 'erase' })} />}
        </div>
        <ScanHint />
      </div>
      <div className={styles.lower}>
        <LayoutTabs layout={layout} onChoose={(chosen) => dispatch({ type: 'layout', layout: chosen })} />
        <KeyPad
          rows={rows}
          withLikely={layout === 'china' && typed === ''}
          onKey={(key) => dispatch({ type: 'key', key })}
        />
        <SubmitButton isBusy={isBusy} canSubmit={canSubmit} onSubmit={submit} />
      </div>
    </div>
  );
};
